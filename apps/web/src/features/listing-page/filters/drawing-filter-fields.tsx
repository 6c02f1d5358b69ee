import { Button } from '@verstat/ui/button'
import { Checkbox } from '@verstat/ui/checkbox'
import { Field } from '@verstat/ui/field'
import { TextInput } from '@verstat/ui/text-input'
import { usePage } from '../../../lib/use-page.ts'
import { FILTER_FORM } from './filter-form.tsx'
import type { OrderFilterFieldsProps } from './order-filter-fields.tsx'

/** Filters by what the files of an order are. They stand high in the list of filters, outside the element of the form. */
export function DrawingFilterFields({ typed, faults }: OrderFilterFieldsProps) {
  const { t } = usePage()
  return (
    <fieldset className="grid grid-cols-1 gap-1">
      <legend className="mb-1 text-13 font-semibold">{t('orders.filter.drawings')}</legend>
      <Checkbox
        form={FILTER_FORM}
        name="hasFiles"
        value="1"
        defaultChecked={typed.hasFiles === '1'}
        label={t('orders.filter.hasFiles')}
      />
      <Checkbox
        form={FILTER_FORM}
        name="hasModel"
        value="1"
        defaultChecked={typed.hasModel === '1'}
        label={t('orders.filter.hasModel')}
      />
      <Field
        id="filter-sizeMax"
        label={t('orders.filter.sizeMax')}
        error={faults.find(({ field }) => field === 'sizeMax')?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            form={FILTER_FORM}
            name="sizeMax"
            defaultValue={typed.sizeMax}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
          />
        )}
      </Field>
      {/* The other button is below all filters. */}
      <Button type="submit" form={FILTER_FORM} size="small" className="mt-2 max-lg:hidden">
        {t('common.filter.apply')}
      </Button>
    </fieldset>
  )
}
