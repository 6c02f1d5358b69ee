import type { FieldsForm, FormDictionary } from '../values/form-fields.ts'
import type { OrderFields } from './order-form-fields.ts'

/** What the offers of a published order no longer let its owner change. */
export type OrderLock = {
  /** The day before which the last day for offers may not move, as YYYY-MM-DD. */
  readonly offersUntil: string
}

/** Props of each step. `today` is the current date in Kyiv as YYYY-MM-DD. */
export type OrderStepProps = {
  readonly form: FieldsForm<OrderFields>
  readonly dictionary: FormDictionary
  readonly today: string
  /** Absent while nobody has sent an offer. */
  readonly lock?: OrderLock | undefined
}
