/**
 * These functions read from typed arrays at an index that the caller has kept within bounds, which the type checker
 * cannot see. There is one function per type, because a function that reads from several types is slow.
 */
export const f64 = (array: Float64Array, at: number): number => array[at] as number
export const f32 = (array: Float32Array, at: number): number => array[at] as number
export const u32 = (array: Uint32Array, at: number): number => array[at] as number
export const i32 = (array: Int32Array, at: number): number => array[at] as number
export const u8 = (array: Uint8Array, at: number): number => array[at] as number

/** Returns the smallest power of two that is not below `count`. */
export function powerOfTwo(count: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(2, count)))
}
