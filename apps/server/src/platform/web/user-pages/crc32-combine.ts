/** The polynomial of CRC-32 as gzip uses it, with its bits in reverse order. */
const POLYNOMIAL = 0xedb88320

/**
 * Returns the factor that moves a CRC-32 over `bytes` more bytes. It takes time that grows with the logarithm of `bytes`.
 */
export function crcShift(bytes: number): number {
  // The factor is x to the power of the number of bits, modulo the polynomial. The highest bit stands for 1.
  let shift = 0x80000000
  let power = 0x00800000
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = multiply(power, shift)
    power = multiply(power, power)
  }
  return shift
}

/** Returns the CRC-32 of two texts one after the other. `shift` is that of the length of the second. */
export function combineCrc(first: number, second: number, shift: number): number {
  return (multiply(shift, first) ^ second) >>> 0
}

/** Multiplies two polynomials modulo that of CRC-32. */
function multiply(one: number, other: number): number {
  let product = 0
  let factor = other
  for (let bit = 0x80000000; bit !== 0; bit >>>= 1) {
    if (one & bit) product ^= factor
    factor = factor & 1 ? (factor >>> 1) ^ POLYNOMIAL : factor >>> 1
  }
  return product >>> 0
}
