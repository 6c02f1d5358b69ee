import { apiErrorCode, createProducer } from '@verstat/contract/browser'
import { Button } from '@verstat/ui/button'
import { useRef, useState } from 'react'
import { useGoTo } from '../../../lib/navigation/use-go-to.ts'
import { useUser } from '../../../lib/session/use-user.ts'
import { formKey } from '../../../lib/storage/saved-forms.ts'
import { saveListing } from '../../../lib/storage/saved-listings.ts'
import { usePage } from '../../../lib/use-page.ts'
import type { PlanChoice } from '../../plans/plan-choices.ts'
import { pathAfterPlacing, planInput } from '../after/path-after-placing.ts'
import { honeypotValue } from '../honeypot-value.ts'
import { useListingForm } from '../use-listing-form.ts'
import { fillBlanks } from '../values/contact-of-user.ts'
import type { FormDictionary } from '../values/form-fields.ts'
import { checkProducer, PRODUCER_STEPS, type ProducerStep, producerStepOf } from './producer-checks.ts'
import { ProducerForm } from './producer-form.tsx'
import { EMPTY_PRODUCER, producerBody } from './producer-form-fields.ts'

export type PlaceProducerProps = {
  readonly dictionary: FormDictionary
  /** A date in Kyiv, YYYY-MM-DD. */
  readonly today: string
  readonly step: ProducerStep
  readonly plans: readonly PlanChoice[]
}

/** Form for a new producer, with or without an account. */
export function PlaceProducer({ dictionary, today, step, plans }: PlaceProducerProps) {
  const page = usePage()
  const { t, send } = page
  const goTo = useGoTo()
  const user = useUser()
  const known = { email: user?.email ?? '', edrpou: user?.edrpou ?? '', name: user?.companyName ?? '' }
  // At the quota of listings drafts can still be saved.
  const submits = useRef(true)
  const [isFull, setFull] = useState(false)
  const form = useListingForm({
    kind: 'producer',
    storageKey: formKey('producer'),
    start: { ...EMPTY_PRODUCER, ...known },
    steps: PRODUCER_STEPS,
    step,
    path: '/advertisement/producer',
    stepOf: producerStepOf,
    check: (fields) => checkProducer(page, fields, today),
    body: (fields) => ({ ...producerBody(fields), submit: submits.current, ...planInput(fields) }),
    send: (fields, options, element) =>
      send(
        createProducer,
        {
          ...producerBody(fields),
          submit: submits.current,
          ...planInput(fields),
          ...honeypotValue(element, 'homepage'),
        },
        options,
      ),
    async done({ producer, producerToken }, fields) {
      if (producerToken !== undefined) {
        saveListing({
          kind: 'producer',
          slug: producer.slug,
          token: producerToken,
          email: fields.email.trim(),
          name: '',
          at: Date.now(),
        })
      }
      const { id, slug } = producer
      const isOwned = producerToken === undefined
      await goTo(await pathAfterPlacing(send, { kind: 'producer', id, slug, plan: fields.plan, isOwned }))
    },
    refused(error) {
      setFull(apiErrorCode(error) === 'quota_reached')
      return false
    },
    revive: (fields) => fillBlanks(fields, known),
    savesOnServer: true,
    emailOf: ({ email }) => String(email ?? ''),
  })

  function saveAsDraft() {
    submits.current = false
    const element = document.getElementById(form.id)
    if (element instanceof HTMLFormElement) void form.submit(element)
  }

  return (
    <ProducerForm
      form={form}
      dictionary={dictionary}
      today={today}
      plans={plans}
      title={t('placing.title.producer')}
      send={{
        label: t(user ? 'placing.send.forReview' : 'placing.send.visitorProducer'),
        busy: t('placing.send.busy'),
      }}
      remedy={
        isFull && (
          <Button className="mt-2" onClick={saveAsDraft}>
            {t('placing.send.draft')}
          </Button>
        )
      }
    />
  )
}
