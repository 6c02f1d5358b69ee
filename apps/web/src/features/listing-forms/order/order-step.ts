import type { FieldsForm, FormDictionary } from '../values/form-fields.ts'
import type { OrderFields } from './order-form-fields.ts'

/** What each step of an order's form gets. `today` is a day in Kyiv. */
export type OrderStepProps = {
  readonly form: FieldsForm<OrderFields>
  readonly dictionary: FormDictionary
  readonly today: string
}
