import { TextInput } from '@verstat/ui/text-input'
import type { FormFields } from '../values/form-fields.ts'
import { LabelledField, type LabelledFieldProps } from './text-field.tsx'
import { typeAmount } from './typed-amount.ts'

export type AmountFieldProps<F extends FormFields> = LabelledFieldProps<F> & {
  /** Number of digits allowed after the comma. The default is 2. */
  readonly decimals?: number
}

/** The input groups a number by thousands, such as «12 500,50». */
export function AmountField<F extends FormFields>(props: AmountFieldProps<F>) {
  const { name, decimals } = props
  return (
    <LabelledField {...props}>
      {(control, value, set) => (
        <AmountInput {...control} name={name} value={value} decimals={decimals ?? 2} onAmount={set} />
      )}
    </LabelledField>
  )
}

export type AmountInputProps = {
  readonly id: string
  readonly name?: string
  readonly value: string
  readonly decimals: number
  readonly onAmount: (text: string) => void
}

export function AmountInput({ value, decimals, onAmount, ...control }: AmountInputProps) {
  return (
    <TextInput
      {...control}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typeAmount(value, 0, decimals).text}
      onChange={({ currentTarget: input }) => {
        const { text, caret } = typeAmount(input.value, input.selectionStart ?? input.value.length, decimals)
        // Set the value before React does, because otherwise the caret would jump to the end.
        input.value = text
        input.setSelectionRange(caret, caret)
        onAmount(text)
      }}
    />
  )
}
