import type { ReactNode } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import type { PlanChoice } from '../../plans/plan-choices.ts'
import type { ListingForm } from '../listing-form.ts'
import { ListingFormFrame, type ListingFormFrameProps } from '../listing-form-frame.tsx'
import type { FormDictionary } from '../values/form-fields.ts'
import { type ProducerStep, producerStepOf } from './producer-checks.ts'
import { ProducerContactStep } from './producer-contact-step.tsx'
import type { ProducerFields } from './producer-form-fields.ts'
import { ProducerPicturesStep } from './producer-pictures-step.tsx'
import { ProducerPreviewStep } from './producer-preview-step.tsx'
import { ProducerTermsStep } from './producer-terms-step.tsx'
import { ProducerWhoStep } from './producer-who-step.tsx'
import { ProducerWorkStep } from './producer-work-step.tsx'

export type ProducerFormProps = Pick<
  ListingFormFrameProps<ProducerFields, ProducerStep>,
  'title' | 'send' | 'saveForLater' | 'notice' | 'remedy'
> & {
  readonly form: ListingForm<ProducerFields, ProducerStep>
  readonly dictionary: FormDictionary
  readonly today: string
  readonly plans?: readonly PlanChoice[]
}

export function ProducerForm({ form, dictionary, today, plans, ...frame }: ProducerFormProps) {
  const { t } = usePage()
  const { step } = form
  const props = { form, dictionary, today }
  const steps: Readonly<Record<ProducerStep, () => ReactNode>> = {
    who: () => <ProducerWhoStep {...props} />,
    work: () => <ProducerWorkStep {...props} />,
    terms: () => <ProducerTermsStep {...props} />,
    pictures: () => <ProducerPicturesStep {...props} />,
    contact: () => <ProducerContactStep {...props} />,
    preview: () => <ProducerPreviewStep {...props} stepPath={form.stepPath} plans={plans ?? []} />,
  }
  return (
    <ListingFormFrame
      {...frame}
      form={form}
      stepName={(name) => t(`placing.step.producer.${name}`)}
      stepHeading={t(`placing.heading.producer.${step}`)}
      stepOf={producerStepOf}
      honeypot="homepage"
    >
      {steps[step]()}
    </ListingFormFrame>
  )
}
