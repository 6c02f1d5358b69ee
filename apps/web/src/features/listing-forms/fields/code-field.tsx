import { MaskedInput } from '@verstat/ui/masked-input'
import type { FormFields } from '../values/form-fields.ts'
import { LabelledField, type LabelledFieldProps } from './text-field.tsx'

export type CodeFieldProps<F extends FormFields> = LabelledFieldProps<F> & {
  readonly mask: string
}

/** A text field with an input mask (see `MaskedInput`). */
export function CodeField<F extends FormFields>(props: CodeFieldProps<F>) {
  const { name, mask } = props
  return (
    <LabelledField {...props}>
      {(control, value, set) => (
        <MaskedInput
          {...control}
          name={name}
          mask={mask}
          autoComplete="off"
          defaultValue={value}
          onMaskedChange={({ masked }) => set(masked)}
        />
      )}
    </LabelledField>
  )
}
