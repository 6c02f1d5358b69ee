import { Mask, type MaskInputOptions, type MaskTokens } from 'maska'
import { MASK_TOKENS, type MaskToken, parseMask } from './mask-pattern.ts'

/** Converts a mask to the options of the library maska, with our tokens in place of the library's tokens. */
export function maskOptions(mask: string): MaskInputOptions {
  const parts = parseMask(mask).map((part) => {
    if ('literal' in part) return part.literal
    return part.optional ? OPTIONAL_SIGN[part.token] : part.token
  })
  // The library maska treats `!` as an escape character, so one more `!` is put before each run of `!`.
  return { mask: parts.join('').replace(/!+/g, '!$&'), tokens: TOKENS, tokensReplace: true }
}

/** Formats `value` as the input would show it. */
export function applyMask(mask: string, value: string): string {
  return new Mask(maskOptions(mask)).masked(value)
}

// The library maska maps one character to one token, so optional tokens are represented by private-use characters.
const OPTIONAL_SIGN: Readonly<Record<MaskToken, string>> = {
  '#': '\ue000',
  A: '\ue001',
  N: '\ue002',
  X: '\ue003',
}

const TOKENS: MaskTokens = Object.fromEntries(
  (Object.keys(MASK_TOKENS) as MaskToken[]).flatMap((token) => {
    const pattern = new RegExp(MASK_TOKENS[token], 'u')
    return [
      [token, { pattern }],
      [OPTIONAL_SIGN[token], { pattern, optional: true }],
    ]
  }),
)
