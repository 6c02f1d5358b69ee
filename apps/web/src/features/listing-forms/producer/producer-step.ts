import type { FieldsForm, FormDictionary } from '../values/form-fields.ts'
import type { ProducerFields } from './producer-form-fields.ts'

/** What each step of a producer's form gets. `today` is a day in Kyiv. */
export type ProducerStepProps = {
  readonly form: FieldsForm<ProducerFields>
  readonly dictionary: FormDictionary
  readonly today: string
}
