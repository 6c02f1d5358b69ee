import { byHeader } from '../../http/input/by-header.ts'

const ENCODINGS = ['br', 'gzip'] as const
/** A content encoding; `identity` means uncompressed. */
export type Encoding = (typeof ENCODINGS)[number] | 'identity'

/**
 * Returns the encoding with the highest weight in `Accept-Encoding`. Of equal weights, the encoding with the
 * smallest body wins. Returns `identity` when no encoding is accepted.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  return header === undefined ? 'identity' : chosen(header)
}

const chosen = byHeader(weigh)

/** Whether the client accepts gzip, even if it prefers another encoding. */
export function acceptsGzip(header: string | undefined): boolean {
  if (header === undefined) return false
  if (COMMON.test(header)) return true
  const weights = readWeights(header)
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0
}

/** How browsers begin the header. */
const COMMON = /^gzip, (?:deflate|br)\b/

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';')
    const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
    weights.set(name.trim(), weight === undefined ? 1 : Number(weight.trim().slice(2)) || 0)
  }
  return weights
}

function weigh(header: string): Encoding {
  const weights = readWeights(header)
  const others = weights.get('*') ?? 0
  let best: Encoding = 'identity'
  // If the header does not mention `identity`, an uncompressed body is acceptable but never preferred.
  let bestWeight = weights.get('identity') ?? Number.MIN_VALUE
  for (const encoding of ENCODINGS.toReversed()) {
    const weight = weights.get(encoding) ?? others
    if (weight > 0 && weight >= bestWeight) [best, bestWeight] = [encoding, weight]
  }
  return best
}
