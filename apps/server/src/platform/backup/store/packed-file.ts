import { createHash } from 'node:crypto'
import { PassThrough, type Readable, Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { StartError } from '../../config/start-error.ts'
import { type BackupStore, MissingFile } from './backup-store.ts'

/** Size in bytes and hash of a file before it was compressed. */
export type Content = { readonly size: number; readonly sha256: string }

/** A file of a backup has other bytes than those that were backed up. The message names the file. */
export class DamagedFile extends StartError {
  constructor(place: string, name: string, cause?: unknown) {
    super(`${name} in ${place} is damaged.`, { cause })
  }
}

const PACKED = '.zst'

/** Stores a stream. Names that end with `.zst` are compressed. Returns what was read from the stream. */
export async function packFile(store: BackupStore, name: string, source: Readable): Promise<Content> {
  const meter = createMeter()
  await store.put(name, [source, meter.stream, ...(name.endsWith(PACKED) ? [createZstdCompress()] : [])])
  return meter.content()
}

/**
 * Reads a stored file into `target`, or nowhere to check it. Throws `DamagedFile` or `MissingFile`, both with the
 * name of the file, when the file is not what was stored.
 */
export async function unpackFile(
  store: BackupStore,
  name: string,
  expected: { readonly sha256: string; readonly size?: number },
  target: Writable = nowhere(),
): Promise<void> {
  const meter = createMeter()
  const source = await store.get(name).catch((error: unknown) => {
    target.destroy()
    throw error
  })
  try {
    const unpack = name.endsWith(PACKED) ? createZstdDecompress() : new PassThrough()
    await pipeline(source, unpack, meter.stream, target)
  } catch (error) {
    // A disk that is full or a service that does not answer is no damage.
    if (error instanceof Error && 'code' in error && !/^(Z_|ZSTD_|ERR_)/.test(String(error.code))) throw error
    throw new DamagedFile(store.place, name, error)
  }
  const { size, sha256 } = meter.content()
  if (sha256 !== expected.sha256 || size !== (expected.size ?? size)) throw new DamagedFile(store.place, name)
}

/** Reads a small stored file as text. */
export async function readText(store: BackupStore, name: string): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of await store.get(name)) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

export function isMissing(error: unknown): boolean {
  return error instanceof MissingFile
}

export function sha256Of(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Passes bytes on, and measures them. */
function createMeter(): { readonly stream: Transform; content(): Content } {
  const hash = createHash('sha256')
  let size = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  let digest: string | undefined
  return {
    stream,
    content() {
      digest ??= hash.digest('hex')
      return { size, sha256: digest }
    },
  }
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() })
}
