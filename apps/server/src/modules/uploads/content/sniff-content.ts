import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'
import type { FieldProblem } from '../../../platform/http/app-error.ts'
import { CONTENT_KINDS, type ContentKind, type ContentName } from './content-kind.ts'
import { sniffText } from './sniff-text.ts'
import { endsAsZip, readZip, sniffZip, ZIP_END_MAX } from './sniff-zip.ts'
import { unsafeEntries } from './unsafe-entries.ts'

const HEAD_BYTES = 64 * 1024

/** An accepted file type, or the reasons for which the file is rejected. */
export type Sniffed = ContentKind | { readonly unsafe: readonly FieldProblem[] }

/**
 * Detects the type of a file by its content alone. Returns undefined for unsupported files. The first bytes decide
 * the type. A file that is also valid as another type (a polyglot) is rejected.
 */
export async function sniffContent(path: string): Promise<Sniffed | undefined> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const head = await readAt(file, 0, Math.min(size, HEAD_BYTES))
    const tail = await readAt(file, Math.max(0, size - ZIP_END_MAX), Math.min(size, ZIP_END_MAX))
    if (startsWith(head, [0x50, 0x4b, 0x03, 0x04])) return await sniffArchive(file, { head, tail, size })
    const name = sniffPicture(head) ?? sniffDocument({ head, tail, size })
    return name && CONTENT_KINDS[name]
  } finally {
    await file.close()
  }
}

/** Data after the end of a picture is harmless, because pictures are re-encoded. */
function sniffPicture(head: Buffer): ContentName | undefined {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'webp'
  if (ascii(head, 4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(head, 8, 12))) return 'avif'
  return undefined
}

type Ends = { readonly head: Buffer; readonly tail: Buffer; readonly size: number }

async function sniffArchive(file: FileHandle, { tail, size }: Ends): Promise<Sniffed | undefined> {
  const zip = await readZip((at, length) => readAt(file, at, length), tail, size)
  if (!zip) return undefined
  const unsafe = unsafeEntries(zip.entries)
  return unsafe.length > 0 ? { unsafe } : CONTENT_KINDS[sniffZip(zip)]
}

function sniffDocument({ head, tail, size }: Ends): ContentName | undefined {
  if (endsAsZip(tail) || hasMarkup(head)) return undefined
  if (/^%PDF-[12]\.\d/.test(ascii(head, 0, 8))) return isWholePdf(tail) ? 'pdf' : undefined
  if (/^AC10\d\d$/.test(ascii(head, 0, 6))) return 'dwg'
  if (ascii(head, 0, 22) === 'AutoCAD Binary DXF\r\n\x1a\0') return 'dxf'
  return isBinaryStl(head, size) ? 'stl' : sniffText(head, tail, size)
}

/** Returns false for a truncated PDF, because a truncated PDF lacks the end marker. */
function isWholePdf(tail: Buffer): boolean {
  return tail.subarray(-2_048).includes('%%EOF')
}

/**
 * A binary STL file has a header of 80 bytes, a number of triangles and 50 bytes per triangle. The file size must
 * match exactly.
 */
function isBinaryStl(head: Buffer, size: number): boolean {
  if (head.length < 84) return false
  const triangles = head.readUInt32LE(80)
  const isRunnable = ascii(head, 0, 2) === 'MZ' || ascii(head, 1, 4) === 'ELF' || ascii(head, 0, 2) === '#!'
  return triangles > 0 && size === 84 + 50 * triangles && !isRunnable
}

/** Returns whether the file contains markup that a browser or interpreter might execute. */
function hasMarkup(head: Buffer): boolean {
  return /<(!doctype|html|head|body|script|svg|iframe|\?php|\?xml)\b/i.test(ascii(head, 0, 4_096))
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}

function startsWith(head: Buffer, bytes: readonly number[]): boolean {
  return head.subarray(0, bytes.length).equals(Buffer.from(bytes))
}

function ascii(bytes: Buffer, from: number, to: number): string {
  return bytes.toString('latin1', from, Math.min(to, bytes.length))
}
