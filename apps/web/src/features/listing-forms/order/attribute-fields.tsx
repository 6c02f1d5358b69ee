import { Checkbox } from '@verstat/ui/checkbox'
import { Field } from '@verstat/ui/field'
import { Select } from '@verstat/ui/select'
import { TextInput } from '@verstat/ui/text-input'
import { usePage } from '../../../lib/use-page.ts'
import { fieldId } from '../../forms/form-summary.tsx'
import { AmountInput } from '../fields/amount-field.tsx'
import { ChoiceGroup } from '../fields/choice-field.tsx'
import { FieldLabel } from '../fields/text-field.tsx'
import type { CategoryField, FieldsForm } from '../values/form-fields.ts'
import type { OrderFields } from './order-form-fields.ts'

export type AttributeFieldsProps = {
  readonly form: FieldsForm<OrderFields>
  readonly fields: readonly CategoryField[]
}

export function AttributeFields({ form, fields }: AttributeFieldsProps) {
  return fields.map((field) => <AttributeField key={field.key} form={form} field={field} />)
}

type AttributeFieldProps = { readonly form: FieldsForm<OrderFields>; readonly field: CategoryField }

function AttributeField({ form, field }: AttributeFieldProps) {
  const { t } = usePage()
  const { key, kind, required, options = [] } = field
  const name = `attributes.${key}`
  const id = fieldId(form.id, name)
  const error = form.faults[name]
  const value = form.fields.attributes[key]
  const label = field.unit
    ? t('placing.attribute.withUnit', { label: field.label, unit: field.unit })
    : field.label
  const set = (next: string | boolean | readonly string[]) =>
    form.set({ attributes: { ...form.fields.attributes, [key]: next } })

  if (kind === 'bool') {
    return (
      <Checkbox
        id={id}
        checked={value === true}
        onChange={(event) => set(event.currentTarget.checked)}
        label={label}
      />
    )
  }
  if (kind === 'multi') {
    const chosen = typeof value === 'object' ? value : []
    return (
      <ChoiceGroup id={id} legend={label} error={error} optional={!required}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {options.map((option) => (
            <Checkbox
              key={option.value}
              checked={chosen.includes(option.value)}
              onChange={({ currentTarget: { checked } }) =>
                set(checked ? [...chosen, option.value] : chosen.filter((each) => each !== option.value))
              }
              label={option.label}
            />
          ))}
        </div>
      </ChoiceGroup>
    )
  }
  const typed = typeof value === 'string' ? value : ''
  return (
    <Field id={id} label={<FieldLabel text={label} optional={!required} />} error={error}>
      {(control) =>
        kind === 'enum' ? (
          <Select {...control} value={typed} onChange={(event) => set(event.currentTarget.value)}>
            <option value="">{t('placing.none.choose')}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        ) : kind === 'number' ? (
          <AmountInput {...control} value={typed} decimals={3} onAmount={set} />
        ) : (
          <TextInput
            {...control}
            maxLength={500}
            value={typed}
            onChange={(event) => set(event.currentTarget.value)}
          />
        )
      }
    </Field>
  )
}
