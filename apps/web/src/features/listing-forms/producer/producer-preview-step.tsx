import { FactsTable } from '@verstat/ui/facts-table'
import { Picture } from '@verstat/ui/picture'
import { usePage } from '../../../lib/use-page.ts'
import type { PlanChoice } from '../../plans/plan-choices.ts'
import { CompletenessMeter } from '../completeness-meter.tsx'
import { PlanField } from '../plan-field.tsx'
import { WrittenPreview } from '../written-preview.tsx'
import { producerGains } from './producer-gains.ts'
import { producerPreviewFacts } from './producer-preview-facts.ts'
import type { ProducerStepProps } from './producer-step.ts'

export type ProducerPreviewStepProps = ProducerStepProps & {
  readonly stepPath: (step: string) => string
  readonly plans: readonly PlanChoice[]
}

export function ProducerPreviewStep({ form, dictionary, stepPath, plans }: ProducerPreviewStepProps) {
  const page = usePage()
  const { fields } = form
  const shown = [...fields.logo, ...fields.cover, ...fields.gallery]
  return (
    <>
      <CompletenessMeter kind="producer" gains={producerGains(fields)} stepPath={stepPath} />
      <section className="rounded-12 border border-line bg-surface p-4 sm:p-6">
        {fields.name.trim() !== '' && <h2 className="text-20 wrap-anywhere">{fields.name}</h2>}
        <WrittenPreview as="text" uk={fields['tagline.uk']} en={fields['tagline.en']} />
        <FactsTable className="mt-3" facts={producerPreviewFacts(page, fields, dictionary)} />
        <WrittenPreview as="text" uk={fields['description.uk']} en={fields['description.en']} />
        {shown.length > 0 && (
          <ul className="mt-5 grid grid-cols-3 gap-2 sm:grid-cols-4">
            {shown.map(({ uploadId, picture, alt }) => (
              <li key={uploadId}>
                <Picture picture={{ ...picture, alt }} sizes="10rem" ratio="4 / 3" className="rounded-8" />
              </li>
            ))}
          </ul>
        )}
      </section>
      <PlanField form={form} plans={plans} />
    </>
  )
}
