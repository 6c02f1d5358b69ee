import type { FieldsForm, FormDictionary } from '../values/form-fields.ts'
import type { ProducerFields } from './producer-form-fields.ts'

/** Props of each step. `today` is the current date in Kyiv as YYYY-MM-DD. */
export type ProducerStepProps = {
  readonly form: FieldsForm<ProducerFields>
  readonly dictionary: FormDictionary
  readonly today: string
}
