import { createOrder } from '@verstat/contract/browser'
import { useUser } from '../../../lib/session/use-user.ts'
import { formKey } from '../../../lib/storage/saved-forms.ts'
import { usePage } from '../../../lib/use-page.ts'
import type { PlanChoice } from '../../plans/plan-choices.ts'
import { planInput } from '../after/path-after-placing.ts'
import { honeypotValue } from '../honeypot-value.ts'
import { type PlacingQuota, PlacingRules } from '../placing-rules.tsx'
import { useListingForm } from '../use-listing-form.ts'
import { usePlacing } from '../use-placing.tsx'
import { contactOf, fillBlanks } from '../values/contact-of-user.ts'
import type { FormDictionary } from '../values/form-fields.ts'
import { checkOrder, ORDER_STEPS, type OrderStep, orderStepOf } from './order-checks.ts'
import { OrderForm } from './order-form.tsx'
import { categoryOf, fittingType, newOrder, type OrderFields, orderBody } from './order-form-fields.ts'

export type PlaceOrderProps = {
  readonly dictionary: FormDictionary
  /** The current date in Kyiv as YYYY-MM-DD. */
  readonly today: string
  readonly step: OrderStep
  readonly plans: readonly PlanChoice[]
  readonly quota: PlacingQuota
  /** The paid plan that was chosen before the form was opened. Empty when none was. */
  readonly wantedPlan: string
}

export function PlaceOrder({ dictionary, today, step, plans, quota, wantedPlan }: PlaceOrderProps) {
  const page = usePage()
  const { t, send } = page
  const user = useUser()
  const placing = usePlacing('order')
  const body = (fields: OrderFields) => ({
    ...orderBody(fields, dictionary),
    submit: placing.isSubmitted(),
    ...planInput(fields),
  })
  const form = useListingForm({
    kind: 'order',
    storageKey: formKey('order'),
    start: { ...newOrder(today), ...contactOf(user), plan: wantedPlan },
    steps: ORDER_STEPS,
    step,
    path: '/advertisement/order',
    stepOf: orderStepOf,
    check: (fields) => checkOrder(page, fields, dictionary, today),
    body,
    send: (fields, options, element) =>
      send(createOrder, { ...body(fields), ...honeypotValue(element, 'website') }, options),
    done: ({ order, orderToken }, fields) =>
      placing.placed({
        id: order.id,
        slug: order.slug,
        plan: fields.plan,
        token: orderToken,
        email: fields['contact.email'].trim(),
        name: fields['contact.name'].trim(),
      }),
    refused: placing.refused,
    revive: (fields) => {
      const filled = fillBlanks(fields, contactOf(user))
      return {
        ...filled,
        type: fittingType(filled.type, categoryOf(dictionary, filled)),
        // A plan chosen just now counts more than that of the saved form.
        plan: wantedPlan || filled.plan,
      }
    },
    savesOnServer: true,
    emailOf: (fields) => String(fields['contact.email'] ?? ''),
  })

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
      remedy={placing.remedy(form)}
      notice={step === ORDER_STEPS[0] && <PlacingRules kind="order" quota={quota} />}
    />
  )
}
