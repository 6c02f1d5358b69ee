/**
 * Returns the SHA-256 of an ASCII text as lowercase hex. `crypto.subtle` is not used, because it exists only on https
 * and is no faster for short texts.
 */
export function sha256Hex(text: string): string {
  const blocks = (text.length + 8) >> 6
  const message = new Uint32Array((blocks + 1) * 16)
  for (let at = 0; at < text.length; at += 1) put(message, at, text.charCodeAt(at))
  put(message, text.length, 0x80)
  message[message.length - 1] = text.length * 8
  let state = START
  for (let block = 0; block <= blocks; block += 1) {
    state = compress(state, message.subarray(block * 16, block * 16 + 16))
  }
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('')
}

function put(message: Uint32Array, at: number, byte: number): void {
  message[at >> 2] = (message[at >> 2] ?? 0) | (byte << (24 - (at % 4) * 8))
}

function compress(state: Uint32Array, block: Uint32Array): Uint32Array<ArrayBuffer> {
  const words = new Uint32Array(64)
  words.set(block)
  for (let i = 16; i < 64; i += 1) {
    const a = words[i - 15] ?? 0
    const b = words[i - 2] ?? 0
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10)
    words[i] = ((words[i - 16] ?? 0) + s0 + (words[i - 7] ?? 0) + s1) | 0
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + (words[i] ?? 0)) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  return Uint32Array.from([a, b, c, d, e, f, g, h], (word, at) => word + (state[at] ?? 0))
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

const PRIMES = firstPrimes(64)
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))
const ROUNDS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)))

/** Returns the first 32 bits of the fractional part, from which SHA-256 derives its constants. */
function fraction(value: number): number {
  return Math.floor((value % 1) * 2 ** 32)
}

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number)
  }
  return primes
}
