import { CURRENCIES, UNITS } from '@verstat/contract/browser'
import { Field } from '@verstat/ui/field'
import { Select } from '@verstat/ui/select'
import { TextInput } from '@verstat/ui/text-input'
import { usePage } from '../../../lib/use-page.ts'
import type { FilterFault, QueryValues } from '../../listing/listing-query.ts'
import { LanguageField } from './language-field.tsx'
import { chosenValue, ORDER_CHOICE_NAMES, ORDER_CHOICES } from './order-choices.ts'

export type OrderFilterFieldsProps = {
  readonly typed: QueryValues
  readonly faults: readonly FilterFault[]
}

export function OrderFilterFields({ typed, faults }: OrderFilterFieldsProps) {
  const { t, format } = usePage()
  const errorOf = (field: string) => faults.find((fault) => fault.field === field)?.message
  const amount = (field: 'budgetMin' | 'budgetMax' | 'quantityMin' | 'quantityMax', label: string) => (
    <Field id={`filter-${field}`} label={label} error={errorOf(field)}>
      {(control) => (
        <TextInput
          {...control}
          name={field}
          defaultValue={typed[field]}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
      )}
    </Field>
  )
  return (
    <>
      <fieldset className="grid grid-cols-2 items-end gap-3">
        <legend className="mb-2 text-13 font-semibold">{t('orders.filter.budget')}</legend>
        {amount('budgetMin', t('common.filter.from'))}
        {amount('budgetMax', t('common.filter.upTo'))}
        <Field
          id="filter-currency"
          label={t('orders.filter.currency')}
          error={errorOf('currency')}
          className="col-span-2"
        >
          {(control) => (
            <Select {...control} name="currency" defaultValue={known(typed.currency, CURRENCIES) ?? 'UAH'}>
              {CURRENCIES.map((currency) => (
                <option key={currency} value={currency}>
                  {t(`common.currency.${currency}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </fieldset>
      <fieldset className="grid grid-cols-2 items-end gap-3">
        <legend className="mb-2 text-13 font-semibold">{t('orders.filter.quantity')}</legend>
        {amount('quantityMin', t('common.filter.from'))}
        {amount('quantityMax', t('common.filter.upTo'))}
        <Field
          id="filter-unit"
          label={t('orders.filter.unit')}
          error={errorOf('unit')}
          className="col-span-2"
        >
          {(control) => (
            <Select {...control} name="unit" defaultValue={known(typed.unit, UNITS) ?? 'pcs'}>
              {UNITS.map((unit) => (
                <option key={unit} value={unit}>
                  {format.unitName(unit)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </fieldset>
      {ORDER_CHOICE_NAMES.map((name) => (
        <Field key={name} id={`filter-${name}`} label={t(ORDER_CHOICES[name].label)} error={errorOf(name)}>
          {(control) => (
            <Select {...control} name={name} defaultValue={chosenValue(t, name, typed[name])?.value ?? ''}>
              <option value="">{t('common.filter.any')}</option>
              {ORDER_CHOICES[name].values.map((value) => (
                <option key={value} value={value}>
                  {chosenValue(t, name, value)?.text}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      <LanguageField typed={typed.language} error={errorOf('language')} />
    </>
  )
}

function known<T extends string>(value: string | undefined, list: readonly T[]): T | undefined {
  return list.find((entry) => entry === value)
}
