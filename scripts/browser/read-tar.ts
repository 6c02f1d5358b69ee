import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const BLOCK = 512

/**
 * Unpacks files, folders and links of a tar archive in the ustar format into `target`. Refuses paths outside of
 * `target`.
 */
export function unpackTar(archive: Buffer, target: string): void {
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const header = archive.subarray(at, at + BLOCK)
    const name = join(text(header, 345, 155), text(header, 0, 100))
    if (text(header, 0, 100) === '') return
    const size = Number.parseInt(text(header, 124, 12), 8) || 0
    const body = archive.subarray(at + BLOCK, at + BLOCK + size)
    if (normalize(name).startsWith('..')) throw new Error(`${name} leads out of the archive`)
    unpackEntry(join(target, name), String.fromCharCode(header[156] ?? 0), header, body)
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
}

function unpackEntry(path: string, kind: string, header: Buffer, body: Buffer): void {
  mkdirSync(kind === '5' ? path : dirname(path), { recursive: true })
  if (kind === '2') symlinkSync(text(header, 157, 100), path)
  if (kind === '0' || kind === '\0') writeFileSync(path, body, { mode: 0o755 })
}

function text(header: Buffer, from: number, length: number): string {
  const field = header.subarray(from, from + length)
  const end = field.indexOf(0)
  return field.toString('utf8', 0, end === -1 ? length : end).trim()
}
