import { MaskInput } from 'maska'
import { useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import { TextInput, type TextInputProps } from '../text-input.tsx'
import { applyMask, maskOptions } from './mask-options.ts'
import { maskPattern, parseMask } from './mask-pattern.ts'

/**
 * Value of the input with and without the literal characters of the mask. `isComplete` says whether the mask is filled.
 */
export type MaskedValue = { readonly masked: string; readonly unmasked: string; readonly isComplete: boolean }

export type MaskedInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'type' | 'pattern'> & {
  /**
   * In the mask, `#` is a digit, `A` a letter, `N` a letter or digit, `X` any character. A `?` makes the token before
   * it optional. All other characters stand for themselves.
   */
  readonly mask: string
  readonly type?: 'text' | 'tel'
  readonly defaultValue?: string
  /** Called on each change. React's own `onChange` may miss corrections by the mask. */
  readonly onMaskedChange?: (value: MaskedValue) => void
}

/**
 * An uncontrolled input that accepts only what its mask allows. Without JavaScript only the `pattern` attribute
 * applies.
 */
export function MaskedInput({
  mask,
  type = 'text',
  defaultValue,
  onMaskedChange,
  ref,
  ...rest
}: MaskedInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)

  const tell = useEffectEvent((masked: string, unmasked: string) =>
    onMaskedChange?.({ masked, unmasked, isComplete: maskPattern(mask).test(masked) }),
  )

  useEffect(() => {
    if (!input.current) return
    const masking = new MaskInput(input.current, {
      ...maskOptions(mask),
      onMaska: ({ masked, unmasked }) => tell(masked, unmasked),
    })
    return () => masking.destroy()
  }, [mask])

  return (
    <TextInput
      inputMode={isDigitsOnly(mask) ? 'numeric' : 'text'}
      {...rest}
      ref={input}
      type={type}
      pattern={maskPattern(mask).source}
      defaultValue={defaultValue === undefined ? undefined : applyMask(mask, defaultValue)}
    />
  )
}

function isDigitsOnly(mask: string): boolean {
  return parseMask(mask).every((part) => 'literal' in part || part.token === '#')
}
