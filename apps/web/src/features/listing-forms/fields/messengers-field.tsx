import { MESSENGERS } from '@verstat/contract/browser'
import { Checkbox } from '@verstat/ui/checkbox'
import { MESSENGER_NAMES } from '../../../lib/texts/messenger-names.ts'
import type { FieldsForm, FormFields, WordsName } from '../values/form-fields.ts'
import { ChoiceGroup } from './choice-field.tsx'
import { useField } from './use-field.ts'

export type MessengersFieldProps<F extends FormFields> = {
  readonly form: FieldsForm<F>
  readonly name: WordsName<F>
}

/** Messengers in which the phone number above has an account. */
export function MessengersField<F extends FormFields>({ form, name }: MessengersFieldProps<F>) {
  const field = useField(form, name)
  const chosen = field.value as readonly string[]
  return (
    <ChoiceGroup id={field.id} legend={field.label} error={field.error} optional>
      <div className="flex flex-wrap gap-x-5">
        {MESSENGERS.map((messenger) => (
          <Checkbox
            key={messenger}
            checked={chosen.includes(messenger)}
            onChange={({ currentTarget: { checked } }) =>
              field.set(MESSENGERS.filter((each) => (each === messenger ? checked : chosen.includes(each))))
            }
            label={MESSENGER_NAMES[messenger]}
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}
