import type { ReactNode } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import type { PlanChoice } from '../../plans/plan-choices.ts'
import type { ListingForm } from '../listing-form.ts'
import { ListingFormFrame, type ListingFormFrameProps } from '../listing-form-frame.tsx'
import type { FormDictionary } from '../values/form-fields.ts'
import { EARLIER_ORDER_STEPS, type OrderStep, orderStepOf } from './order-checks.ts'
import { categoryOf, type OrderFields } from './order-form-fields.ts'
import { OrderPreviewStep } from './order-preview-step.tsx'
import type { OrderLock } from './order-step.ts'
import { OrderTermsStep } from './order-terms-step.tsx'
import { OrderWhatStep } from './order-what-step.tsx'

export type OrderFormProps = Pick<
  ListingFormFrameProps<OrderFields, OrderStep>,
  'title' | 'send' | 'saveForLater' | 'notice' | 'remedy'
> & {
  readonly form: ListingForm<OrderFields, OrderStep>
  readonly dictionary: FormDictionary
  readonly today: string
  readonly lock?: OrderLock | undefined
  readonly plans?: readonly PlanChoice[]
}

export function OrderForm({ form, dictionary, today, lock, plans, ...frame }: OrderFormProps) {
  const { t } = usePage()
  const { step } = form
  const props = { form, dictionary, today, lock }
  const steps: Readonly<Record<OrderStep, () => ReactNode>> = {
    what: () => <OrderWhatStep {...props} />,
    terms: () => <OrderTermsStep {...props} />,
    preview: () => <OrderPreviewStep {...props} stepPath={form.stepPath} plans={plans ?? []} />,
  }
  return (
    <ListingFormFrame
      {...frame}
      form={form}
      stepName={(name) => t(`placing.step.order.${name}`)}
      stepHeading={t(`placing.heading.order.${step}`)}
      stepOf={orderStepOf}
      earlierSteps={EARLIER_ORDER_STEPS}
      labelOf={(path) => {
        const field = categoryOf(dictionary, form.fields)?.fields.find(
          ({ key }) => path === `attributes.${key}`,
        )
        return field?.label
      }}
      honeypot="website"
    >
      {steps[step]()}
    </ListingFormFrame>
  )
}
