import { Field } from '@verstat/ui/field'
import { MaskedInput } from '@verstat/ui/masked-input'
import type { FormFields } from '../values/form-fields.ts'
import { FieldLabel, type LabelledFieldProps } from './text-field.tsx'
import { useField } from './use-field.ts'

export type CodeFieldProps<F extends FormFields> = LabelledFieldProps<F> & {
  readonly mask: string
}

/** A text field restricted by a mask, see `MaskedInput`. */
export function CodeField<F extends FormFields>(props: CodeFieldProps<F>) {
  const { form, name, label, hint, optional, className, mask } = props
  const field = useField(form, name)
  return (
    <Field
      id={field.id}
      className={className ?? ''}
      label={<FieldLabel text={label ?? field.label} optional={optional ?? false} />}
      hint={hint}
      error={field.error}
    >
      {(control) => (
        <MaskedInput
          {...control}
          name={name}
          mask={mask}
          autoComplete="off"
          defaultValue={String(field.value)}
          onMaskedChange={({ masked }) => field.set(masked)}
        />
      )}
    </Field>
  )
}
