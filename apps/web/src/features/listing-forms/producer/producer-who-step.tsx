import { PRODUCER_FIELDS } from '@verstat/contract/browser'
import { usePage } from '../../../lib/use-page.ts'
import { CodeField } from '../fields/code-field.tsx'
import { StepFields } from '../fields/step-fields.tsx'
import { TextField } from '../fields/text-field.tsx'
import type { ProducerStepProps } from './producer-step.ts'

export function ProducerWhoStep({ form }: ProducerStepProps) {
  const { t } = usePage()
  return (
    <StepFields
      rules={PRODUCER_FIELDS}
      step="who"
      form={form}
      hints={{ tagline: t('placing.hint.tagline'), description: t('placing.hint.producerDescription') }}
      own={{
        name: (
          <TextField
            form={form}
            name="name"
            autoComplete="organization"
            hint={t('placing.hint.name')}
            maxLength={PRODUCER_FIELDS.name.max}
          />
        ),
        edrpou: (
          <div className="grid gap-5 sm:grid-cols-2 sm:items-end sm:gap-3">
            <CodeField form={form} name="edrpou" mask="########" optional hint={t('placing.hint.edrpou')} />
            <CodeField form={form} name="rnokpp" mask="##########" optional hint={t('placing.hint.rnokpp')} />
          </div>
        ),
        rnokpp: null,
      }}
    />
  )
}
