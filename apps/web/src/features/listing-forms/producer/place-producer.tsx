import { createProducer } from '@verstat/contract/browser'
import { useUser } from '../../../lib/session/use-user.ts'
import { formKey } from '../../../lib/storage/saved-forms.ts'
import { usePage } from '../../../lib/use-page.ts'
import type { PlanChoice } from '../../plans/plan-choices.ts'
import { planInput } from '../after/path-after-placing.ts'
import { honeypotValue } from '../honeypot-value.ts'
import { type PlacingQuota, PlacingRules } from '../placing-rules.tsx'
import { useListingForm } from '../use-listing-form.ts'
import { usePlacing } from '../use-placing.tsx'
import { fillBlanks } from '../values/contact-of-user.ts'
import type { FormDictionary } from '../values/form-fields.ts'
import { checkProducer, PRODUCER_STEPS, type ProducerStep, producerStepOf } from './producer-checks.ts'
import { ProducerForm } from './producer-form.tsx'
import { EMPTY_PRODUCER, type ProducerFields, producerBody } from './producer-form-fields.ts'

export type PlaceProducerProps = {
  readonly dictionary: FormDictionary
  /** The current date in Kyiv as YYYY-MM-DD. */
  readonly today: string
  readonly step: ProducerStep
  readonly plans: readonly PlanChoice[]
  readonly quota: PlacingQuota
  /** The paid plan that was chosen before the form was opened. Empty when none was. */
  readonly wantedPlan: string
}

export function PlaceProducer({ dictionary, today, step, plans, quota, wantedPlan }: PlaceProducerProps) {
  const page = usePage()
  const { t, send } = page
  const user = useUser()
  const known = { email: user?.email ?? '', edrpou: user?.edrpou ?? '', name: user?.companyName ?? '' }
  const placing = usePlacing('producer')
  const body = (fields: ProducerFields) => ({
    ...producerBody(fields),
    submit: placing.isSubmitted(),
    ...planInput(fields),
  })
  const form = useListingForm({
    kind: 'producer',
    storageKey: formKey('producer'),
    start: { ...EMPTY_PRODUCER, ...known, plan: wantedPlan },
    steps: PRODUCER_STEPS,
    step,
    path: '/advertisement/producer',
    stepOf: producerStepOf,
    check: (fields) => checkProducer(page, fields, today),
    body,
    send: (fields, options, element) =>
      send(createProducer, { ...body(fields), ...honeypotValue(element, 'homepage') }, options),
    done: ({ producer, producerToken }, fields) =>
      placing.placed({
        id: producer.id,
        slug: producer.slug,
        plan: fields.plan,
        token: producerToken,
        email: fields.email.trim(),
        name: '',
      }),
    refused: placing.refused,
    revive: (fields) => {
      const filled = fillBlanks(fields, known)
      // A plan chosen just now counts more than that of the saved form.
      return { ...filled, plan: wantedPlan || filled.plan }
    },
    savesOnServer: true,
    emailOf: ({ email }) => String(email ?? ''),
  })

  return (
    <ProducerForm
      form={form}
      dictionary={dictionary}
      today={today}
      plans={plans}
      title={t('placing.title.producer')}
      send={{
        label: t(user ? 'placing.send.forReview' : 'placing.send.visitor'),
        busy: t('placing.send.busy'),
      }}
      remedy={placing.remedy(form)}
      notice={step === PRODUCER_STEPS[0] && <PlacingRules kind="producer" quota={quota} />}
    />
  )
}
