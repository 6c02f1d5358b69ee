import type { FieldsForm, FormDictionary } from '../values/form-fields.ts'
import type { OrderFields } from './order-form-fields.ts'

/** Props of each step. `today` is the current date in Kyiv as YYYY-MM-DD. */
export type OrderStepProps = {
  readonly form: FieldsForm<OrderFields>
  readonly dictionary: FormDictionary
  readonly today: string
}
