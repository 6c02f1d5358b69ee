import { Mask, type MaskInputOptions, type MaskTokens } from 'maska'
import { MASK_TOKENS, type MaskToken, parseMask } from './mask-pattern.ts'

/** Converts a mask to maska's options, with our tokens instead of its own. */
export function maskOptions(mask: string): MaskInputOptions {
  const parts = parseMask(mask).map((part) => {
    if ('literal' in part) return part.literal
    return part.optional ? OPTIONAL_SIGN[part.token] : part.token
  })
  // maska treats `!` as an escape and drops the first of several.
  return { mask: parts.join('').replace(/!+/g, '!$&'), tokens: TOKENS, tokensReplace: true }
}

/** Formats `value` as the input would show it. */
export function applyMask(mask: string, value: string): string {
  return new Mask(maskOptions(mask)).masked(value)
}

// maska maps one character to one token, so optional tokens get private-use characters.
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
