import { Field } from '@verstat/ui/field'
import { Select } from '@verstat/ui/select'
import { usePage } from '../../../lib/use-page.ts'
import { fieldId } from '../../forms/form-summary.tsx'
import type { ApiForm } from '../../forms/use-api-form.ts'
import type { AccessView } from './load-access.ts'

type ProducerChoiceProps = {
  readonly form: ApiForm
  readonly producers: AccessView['producers']
  readonly chosen: string | undefined
}

/** In whose name a person acts. Who has one producer has nothing to choose. */
export function ProducerChoice({ form, producers, chosen }: ProducerChoiceProps) {
  const { t } = usePage()
  const [first, second] = producers
  if (!first) return null
  if (!second) {
    return (
      <p>
        {t('orderfiles.inTheNameOf', { name: first.name })}
        <input type="hidden" name="producerId" value={first.id} />
      </p>
    )
  }
  return (
    <Field
      id={fieldId(form.id, 'producerId')}
      label={t('orderfiles.producer')}
      error={form.faults?.fields.producerId}
      className="max-w-sm"
    >
      {(control) => (
        <Select {...control} name="producerId" defaultValue={chosen ?? first.id}>
          {producers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
