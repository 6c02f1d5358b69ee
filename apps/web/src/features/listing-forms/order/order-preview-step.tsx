import { FactsTable } from '@verstat/ui/facts-table'
import { Picture } from '@verstat/ui/picture'
import { usePage } from '../../../lib/use-page.ts'
import type { PlanChoice } from '../../plans/plan-choices.ts'
import { CompletenessMeter } from '../completeness-meter.tsx'
import { StepFields } from '../fields/step-fields.tsx'
import { SelectField, TextField } from '../fields/text-field.tsx'
import { PlanField } from '../plan-field.tsx'
import { WrittenPreview } from '../written-preview.tsx'
import { OrderContactFields } from './order-contact-fields.tsx'
import { ORDER_FORM_RULES } from './order-form-rules.ts'
import { orderGains } from './order-gains.ts'
import { OrderOffersFields } from './order-offers-fields.tsx'
import { orderPreviewFacts } from './order-preview-facts.ts'
import type { OrderStepProps } from './order-step.ts'

export type OrderPreviewStepProps = OrderStepProps & {
  readonly stepPath: (step: string) => string
  readonly plans: readonly PlanChoice[]
}

export function OrderPreviewStep({ form, dictionary, lock, stepPath, plans }: OrderPreviewStepProps) {
  const page = usePage()
  const { t } = page
  const { fields } = form
  return (
    <>
      <StepFields
        rules={ORDER_FORM_RULES}
        step="preview"
        form={form}
        own={{
          regionId: (
            <div className="grid gap-5 sm:grid-cols-2 sm:items-end sm:gap-3">
              <SelectField
                form={form}
                name="regionId"
                none={t('placing.none.choose')}
                hint={t('placing.hint.orderRegion')}
                options={dictionary.regions.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <TextField
                form={form}
                name="city"
                optional
                autoComplete="address-level2"
                maxLength={ORDER_FORM_RULES.city.max}
              />
            </div>
          ),
          city: null,
          visibility: <OrderOffersFields form={form} lock={lock} />,
          offersOpen: null,
          maxOffers: null,
        }}
      />
      <OrderContactFields form={form} />
      <CompletenessMeter kind="order" gains={orderGains(fields, dictionary)} stepPath={stepPath} />
      <section className="rounded-12 border border-line bg-surface p-4 sm:p-6">
        <WrittenPreview as="title" uk={fields['title.uk']} en={fields['title.en']} />
        <FactsTable className="mt-3" facts={orderPreviewFacts(page, fields, dictionary)} />
        <WrittenPreview as="text" uk={fields['description.uk']} en={fields['description.en']} />
        {fields.images.length > 0 && (
          <ul className="mt-5 grid grid-cols-3 gap-2 sm:grid-cols-4">
            {fields.images.map(({ uploadId, picture, alt, access = 'public' }) => (
              <li key={uploadId}>
                <Picture picture={{ ...picture, alt }} sizes="10rem" ratio="4 / 3" className="rounded-8" />
                {access !== 'public' && (
                  <p className="mt-1 text-13 text-ink-soft">{t(`placing.preview.picture.${access}`)}</p>
                )}
              </li>
            ))}
          </ul>
        )}
        {fields.files.length > 0 && (
          <ul className="mt-5 grid gap-1">
            {fields.files.map(({ uploadId, name, access }) => (
              <li key={uploadId} className="wrap-anywhere">
                {access === 'public' ? name : t(`placing.preview.file.${access}`, { name })}
              </li>
            ))}
          </ul>
        )}
      </section>
      <PlanField form={form} plans={plans} />
    </>
  )
}
