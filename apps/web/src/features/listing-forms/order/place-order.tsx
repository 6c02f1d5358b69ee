import { apiErrorCode, createOrder } from '@verstat/contract/browser'
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
import { contactOf, fillBlanks } from '../values/contact-of-user.ts'
import type { FormDictionary } from '../values/form-fields.ts'
import { checkOrder, ORDER_STEPS, type OrderStep, orderStepOf } from './order-checks.ts'
import { OrderForm } from './order-form.tsx'
import { newOrder, orderBody } from './order-form-fields.ts'

export type PlaceOrderProps = {
  readonly dictionary: FormDictionary
  /** A date in Kyiv, YYYY-MM-DD. */
  readonly today: string
  readonly step: OrderStep
  readonly plans: readonly PlanChoice[]
}

/** Form for a new order, with or without an account. */
export function PlaceOrder({ dictionary, today, step, plans }: PlaceOrderProps) {
  const page = usePage()
  const { t, send } = page
  const goTo = useGoTo()
  const user = useUser()
  // At the quota of listings drafts can still be saved.
  const submits = useRef(true)
  const [isFull, setFull] = useState(false)
  const form = useListingForm({
    kind: 'order',
    storageKey: formKey('order'),
    start: { ...newOrder(today), ...contactOf(user) },
    steps: ORDER_STEPS,
    step,
    path: '/advertisement/order',
    stepOf: orderStepOf,
    check: (fields) => checkOrder(page, fields, dictionary, today),
    body: (fields) => ({ ...orderBody(fields, dictionary), submit: submits.current, ...planInput(fields) }),
    send: (fields, options, element) =>
      send(
        createOrder,
        {
          ...orderBody(fields, dictionary),
          submit: submits.current,
          ...planInput(fields),
          ...honeypotValue(element, 'website'),
        },
        options,
      ),
    async done({ order, orderToken }, fields) {
      if (orderToken !== undefined) {
        saveListing({
          kind: 'order',
          slug: order.slug,
          token: orderToken,
          email: fields['contact.email'].trim(),
          name: fields['contact.name'].trim(),
          at: Date.now(),
        })
      }
      const { id, slug } = order
      const isOwned = orderToken === undefined
      await goTo(await pathAfterPlacing(send, { kind: 'order', id, slug, plan: fields.plan, isOwned }))
    },
    refused(error) {
      setFull(apiErrorCode(error) === 'quota_reached')
      return false
    },
    revive: (fields) => fillBlanks(fields, contactOf(user)),
    savesOnServer: true,
    emailOf: (fields) => String(fields['contact.email'] ?? ''),
  })

  function saveAsDraft() {
    submits.current = false
    const element = document.getElementById(form.id)
    if (element instanceof HTMLFormElement) void form.submit(element)
  }

  return (
    <OrderForm
      form={form}
      dictionary={dictionary}
      today={today}
      plans={plans}
      title={t('placing.title.order')}
      send={{
        label: t(user ? 'placing.send.forReview' : 'placing.send.visitor'),
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
