const ENCODINGS = ['br', 'gzip'] as const
/** How a body travels; `identity` is as it is. */
export type Encoding = (typeof ENCODINGS)[number] | 'identity'

/** Browsers send a handful of different headers: what one of them means is worked out once. */
const chosen = new Map<string, Encoding>()
const CHOSEN_MAX = 200
const LENGTH_MAX = 100

/** The encoding a caller weighs highest; of equals the smallest body. Who accepts nothing gets the page as it is. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const known = chosen.get(header)
  if (known !== undefined) return known
  const encoding = weigh(header)
  if (chosen.size < CHOSEN_MAX && header.length <= LENGTH_MAX) chosen.set(header, encoding)
  return encoding
}

function weigh(header: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';')
    const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
    weights.set(name.trim(), weight === undefined ? 1 : Number(weight.trim().slice(2)) || 0)
  }
  const others = weights.get('*') ?? 0
  let best: Encoding = 'identity'
  // Without a word about it, identity is acceptable and never preferred.
  let bestWeight = weights.get('identity') ?? Number.MIN_VALUE
  for (const encoding of ENCODINGS.toReversed()) {
    const weight = weights.get(encoding) ?? others
    if (weight > 0 && weight >= bestWeight) [best, bestWeight] = [encoding, weight]
  }
  return best
}
