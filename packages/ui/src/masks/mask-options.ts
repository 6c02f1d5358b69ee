import { Mask, type MaskInputOptions, type MaskTokens } from 'maska'
import { MASK_TOKENS, type MaskToken, parseMask } from './mask-pattern.ts'

/** The mask as maska understands it, with our tokens in place of its own. */
export function maskOptions(mask: string): MaskInputOptions {
  const parts = parseMask(mask).map((part) => {
    if ('literal' in part) return part.literal
    return part.optional ? OPTIONAL_SIGN[part.token] : part.token
  })
  // maska takes `!` for an escape and drops the first of a row.
  return { mask: parts.join('').replace(/!+/g, '!$&'), tokens: TOKENS, tokensReplace: true }
}

/** What the input will show for `value`. */
export function applyMask(mask: string, value: string): string {
  return new Mask(maskOptions(mask)).masked(value)
}

// maska has one character for one token, so optional tokens get characters that nobody types.
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
