/**
 * Whether a text is a valid ЄДРПОУ, the code of a Ukrainian company: eight digits, of which the last is a
 * checksum.
 */
export function isEdrpou(code: string): boolean {
  if (!/^\d{8}$/.test(code)) return false
  const number = Number(code)
  const weights = number < 30_000_000 || number >= 60_000_000 ? [1, 2, 3, 4, 5, 6, 7] : [7, 1, 2, 3, 4, 5, 6]
  const first = weightedSum(code, weights) % 11
  const sum =
    first < 10
      ? first
      : weightedSum(
          code,
          weights.map((weight) => weight + 2),
        ) % 11
  return sum % 10 === Number(code[7])
}

/**
 * Whether a text is a valid РНОКПП, the tax number of a person in Ukraine: ten digits, of which the last is a
 * checksum.
 */
export function isRnokpp(code: string): boolean {
  if (!/^\d{10}$/.test(code)) return false
  const sum = weightedSum(code, [-1, 5, 7, 9, 4, 6, 10, 5, 7])
  return (((sum % 11) + 11) % 11) % 10 === Number(code[9])
}

function weightedSum(code: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(code[index]), 0)
}
