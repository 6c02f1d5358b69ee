const SCRATCH_BYTES = 512 * 1024
/** UTF-8 needs at most this many bytes for each unit of a JavaScript string. */
const MAX_BYTES_PER_UNIT = 3

const scratch = Buffer.allocUnsafeSlow(SCRATCH_BYTES)

/**
 * Returns the UTF-8 bytes of a page. `Buffer.from` would take nearly twice as long, because it reads the text twice: the
 * first time for its length.
 */
export function utf8Bytes(text: string): Buffer {
  if (text.length * MAX_BYTES_PER_UNIT > scratch.length) return Buffer.from(text)
  return Buffer.from(scratch.subarray(0, scratch.write(text)))
}
