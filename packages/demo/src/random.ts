/** Random choices that can be reproduced. The same seed gives the same choices. */
export type Random = {
  /** Returns a number from 0 to 1, but never 1. */
  readonly next: () => number
  /** Returns a whole number from `min` to `max`. Both limits are possible. */
  readonly int: (min: number, max: number) => number
  /** Returns a random element. Throws `RangeError` if the list is empty. */
  readonly pick: <T>(list: readonly T[]) => T
  /** Returns a random value from a list of values with weights. The sum of the weights does not matter. */
  readonly weighted: <T>(list: readonly (readonly [value: T, weight: number])[]) => T
  readonly sample: <T>(list: readonly T[], count: number) => T[]
  /** Returns true with the probability `share`. */
  readonly chance: (share: number) => boolean
  /**
   * Returns an independent generator. It depends only on the seed and the labels, never on numbers that were generated
   * before.
   */
  readonly fork: (label: string | number) => Random
}

export function createRandom(seed: number): Random {
  return fromKey(mix(0x9e3779b9, seed | 0), mix(0x243f6a88, Math.floor(seed / 2 ** 32) ^ seed))
}

/** The key consists of two 32-bit numbers, so that a million forks hardly ever get the same key. */
function fromKey(high: number, low: number): Random {
  const next = sfc32(high, low)

  function int(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1))
  }

  function pick<T>(list: readonly T[]): T {
    return at(list, int(0, list.length - 1))
  }

  function weighted<T>(list: readonly (readonly [T, number])[]): T {
    let sum = 0
    for (const one of list) sum += one[1]
    let left = next() * sum
    for (const one of list) {
      left -= one[1]
      if (left < 0) return one[0]
    }
    return at(list, list.length - 1)[0]
  }

  function sample<T>(list: readonly T[], count: number): T[] {
    const mixed = [...list]
    const size = Math.min(count, mixed.length)
    for (let i = 0; i < size; i++) {
      const other = int(i, mixed.length - 1)
      const one = at(mixed, other)
      mixed[other] = at(mixed, i)
      mixed[i] = one
    }
    mixed.length = size
    return mixed
  }

  return {
    next,
    int,
    pick,
    weighted,
    sample,
    chance: (share) => next() < share,
    fork: (label) => fork(high, low, label),
  }
}

function fork(high: number, low: number, label: string | number): Random {
  if (typeof label === 'number') {
    const upper = Math.floor(label / 2 ** 32)
    return fromKey(mix(mix(high, label | 0), upper), mix(mix(low, ~label), upper))
  }
  let [a, b] = [high, low]
  for (let i = 0; i < label.length; i++) {
    const code = label.charCodeAt(i)
    a = mix(a, code)
    b = mix(b, code + 0x10000)
  }
  return fromKey(mix(a, label.length), mix(b, ~label.length))
}

/**
 * The generator sfc32 by Chris Doty-Humphrey. It passes the statistical tests of PractRand and takes a few nanoseconds
 * per number.
 */
function sfc32(high: number, low: number): () => number {
  let a = high
  let b = low
  let c = mix(high, low)
  let counter = 1
  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
  for (let i = 0; i < 12; i++) next()
  return next
}

/**
 * Mixes a number into the state with one round of murmur3 and its finalizer. Every input bit then affects half of the
 * bits of the result.
 */
function mix(state: number, word: number): number {
  let hash = state ^ Math.imul(rotate(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593)
  hash = (Math.imul(rotate(hash, 13), 5) + 0xe6546b64) | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits))
}

function at<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new RangeError('Nothing to choose from: the list is empty.')
  return list[index] as T
}
