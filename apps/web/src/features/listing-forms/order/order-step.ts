import type { FieldsForm, FormDictionary } from '../values/form-fields.ts'
import type { OrderFields } from './order-form-fields.ts'

/** Props of each step. `today` is a date in Kyiv. */
export type OrderStepProps = {
  readonly form: FieldsForm<OrderFields>
  readonly dictionary: FormDictionary
  readonly today: string
}
