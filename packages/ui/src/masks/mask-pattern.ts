/** Tokens of a mask: `#` is a digit, `A` a letter, `N` a letter or digit, `X` any character. */
export const MASK_TOKENS = {
  '#': '\\d',
  A: '\\p{L}',
  N: '[\\p{L}\\d]',
  X: '.',
} as const

export type MaskToken = keyof typeof MASK_TOKENS

export type MaskPart =
  | { readonly token: MaskToken; readonly optional: boolean }
  | { readonly literal: string }

/**
 * Parses a mask. A `?` after a token makes the token optional. Every other character, and a `?` elsewhere, stands for
 * itself.
 */
export function parseMask(mask: string): MaskPart[] {
  return [...mask.matchAll(/([#ANX])(\??)|[\s\S]/gu)].map(([text, token, mark]) =>
    token === undefined ? { literal: text } : { token: token as MaskToken, optional: mark === '?' },
  )
}

/** Returns a pattern that matches a completely filled mask. Its source can be the `pattern` attribute of an input. */
export function maskPattern(mask: string): RegExp {
  const runs: Array<{ token: MaskToken; min: number; max: number } | { literal: string }> = []
  for (const part of parseMask(mask)) {
    const last = runs.at(-1)
    if ('literal' in part) runs.push(part)
    // Equal neighbours are merged into one repetition, because matching `X?X?X?` one by one takes exponential time.
    else if (last && 'token' in last && last.token === part.token) {
      last.max += 1
      if (!part.optional) last.min += 1
    } else runs.push({ token: part.token, min: part.optional ? 0 : 1, max: 1 })
  }
  const source = runs.map((run) =>
    'literal' in run
      ? run.literal.replace(/[\^$\\.*+?()[\]{}|/]/, '\\$&')
      : `${MASK_TOKENS[run.token]}{${run.min},${run.max}}`,
  )
  return new RegExp(`^${source.join('')}$`, 'u')
}
