/** Returns a number of an array whose length is known to suffice. Loops over large bodies check no bounds. */
export function numberAt(numbers: Float32Array | Uint32Array | Int32Array, index: number): number {
  return numbers[index] as number
}
