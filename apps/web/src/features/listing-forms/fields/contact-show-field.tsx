import type { ORDER_CONTACT_SHOWS } from '@verstat/contract'
import { usePage } from '../../../lib/use-page.ts'
import type { FieldsForm, FormFields, TextName } from '../values/form-fields.ts'
import { ChoiceField } from './choice-field.tsx'

export type ContactShowFieldProps<F extends FormFields> = {
  readonly form: FieldsForm<F>
  readonly name: TextName<F>
  readonly shows: readonly (typeof ORDER_CONTACT_SHOWS)[number][]
}

export function ContactShowField<F extends FormFields>({ form, name, shows }: ContactShowFieldProps<F>) {
  const { t } = usePage()
  return (
    <ChoiceField
      form={form}
      name={name}
      hint={t('placing.hint.contactShow')}
      options={shows.map((show) => ({ value: show, label: t(`placing.contactShow.${show}`) }))}
    />
  )
}
