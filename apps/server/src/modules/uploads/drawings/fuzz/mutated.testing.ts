const NUMBERS = [
  '-1',
  '0',
  '1e308',
  'NaN',
  '-1e-320',
  '4294967295',
  '2147483648',
  '99999999999999999999',
  '1e9',
]

/** Changes a few bytes, cuts, repeats or moves parts, and puts numbers where they hurt. */
export function mutated(content: Buffer, random: () => number): Buffer {
  let bytes = Buffer.from(content)
  const at = () => Math.floor(random() * bytes.length)
  const steps = 1 + Math.floor(random() * 2)
  for (let step = 0; step < steps; step += 1) {
    const [a = 0, b = 0] = [at(), at()].toSorted((x, y) => x - y)
    const kind = Math.floor(random() * 6)
    if (kind === 0) for (let n = 0; n < 2; n += 1) bytes[at()] = Math.floor(random() * 256)
    else if (kind === 1) bytes = bytes.subarray(0, Math.max(1, b))
    else if (kind === 2) bytes = Buffer.concat([bytes.subarray(0, a), bytes.subarray(b)])
    else if (kind === 3)
      bytes = Buffer.concat([bytes.subarray(0, b), bytes.subarray(a, b), bytes.subarray(b)])
    else if (kind === 4) bytes = Buffer.from(withNumber(bytes.toString('latin1'), random), 'latin1')
    else bytes = Buffer.concat([bytes.subarray(b), bytes.subarray(0, b)])
    if (bytes.length === 0) return Buffer.from('x')
  }
  return bytes
}

function withNumber(text: string, random: () => number): string {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const found = pick([...text.matchAll(/-?\d+(?:\.\d+)?/g)])
  if (!found) return text
  return text.slice(0, found.index) + pick(NUMBERS) + text.slice(found.index + found[0].length)
}

/** The same files in every run. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
