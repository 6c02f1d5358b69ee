import type { FieldsForm, FormDictionary } from '../values/form-fields.ts'
import type { ProducerFields } from './producer-form-fields.ts'

/** Props of each step. `today` is a date in Kyiv. */
export type ProducerStepProps = {
  readonly form: FieldsForm<ProducerFields>
  readonly dictionary: FormDictionary
  readonly today: string
}
