import { DESCRIPTION_MAX, PRODUCER_KINDS, PRODUCER_NAME_MAX, TAGLINE_MAX } from '@verstat/contract/browser'
import { usePage } from '../../../lib/use-page.ts'
import { ChoiceField } from '../fields/choice-field.tsx'
import { CodeField } from '../fields/code-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { WrittenField } from '../fields/written-field.tsx'
import type { ProducerStepProps } from './producer-step.ts'

/** Who produces. */
export function ProducerWhoStep({ form }: ProducerStepProps) {
  const { t } = usePage()
  return (
    <>
      <TextField
        form={form}
        name="name"
        autoComplete="organization"
        hint={t('placing.hint.name')}
        maxLength={PRODUCER_NAME_MAX}
      />
      <ChoiceField
        form={form}
        name="kind"
        options={PRODUCER_KINDS.map((kind) => ({ value: kind, label: t(`producers.kind.${kind}`) }))}
      />
      <div className="grid gap-5 sm:grid-cols-2 sm:items-end sm:gap-3">
        <CodeField form={form} name="edrpou" mask="########" optional hint={t('placing.hint.edrpou')} />
        <CodeField form={form} name="rnokpp" mask="##########" optional hint={t('placing.hint.rnokpp')} />
      </div>
      <WrittenField
        form={form}
        names={{ uk: 'tagline.uk', en: 'tagline.en' }}
        hint={t('placing.hint.tagline')}
        maxLength={TAGLINE_MAX}
        optional
      />
      <WrittenField
        form={form}
        names={{ uk: 'description.uk', en: 'description.en' }}
        hint={t('placing.hint.producerDescription')}
        maxLength={DESCRIPTION_MAX}
        rows={8}
      />
    </>
  )
}
