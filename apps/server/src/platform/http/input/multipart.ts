import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Multipart } from '@fastify/multipart'
import type { ErrorCode } from '@verstat/contract'
import { systemErrorCode } from '../../config/start-error.ts'
import { storageError } from '../../storage/folder-storage.ts'
import { AppError, invalid } from '../app-error.ts'

/** The parts of a form in the order of arrival. A file must be consumed before the next part arrives. */
export type FormParts = AsyncIterable<Multipart>

export type ReceivedForm = {
  readonly fields: Readonly<Record<string, unknown>>
  readonly file: ReceivedFile
}

export type ReceivedFile = {
  readonly path: string
  /** The file name that the client sent; it is untrusted text. */
  readonly name: string
  readonly size: number
  readonly sha256: Buffer
}

const CODES: Readonly<Record<string, ErrorCode>> = {
  FST_REQ_FILE_TOO_LARGE: 'payload_too_large',
  FST_PARTS_LIMIT: 'bad_request',
  FST_FILES_LIMIT: 'bad_request',
  FST_FIELDS_LIMIT: 'bad_request',
  FST_PROTO_VIOLATION: 'bad_request',
  FST_PREMATURE_CLOSE: 'bad_request',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
}

/**
 * Reads a form with fields and one part named `file`. The file is streamed to `path` and never held in
 * memory. Throws `payload_too_large` for a large file, `validation_failed` for a missing or empty file,
 * `bad_request` for a broken form, and `unavailable` when the disk is full. When it throws, the caller must
 * delete the file at `path`.
 */
export async function receiveForm(parts: FormParts, path: string): Promise<ReceivedForm> {
  const fields: Record<string, unknown> = {}
  let file: ReceivedFile | undefined
  try {
    for await (const part of parts) {
      if (part.type === 'field') {
        if (part.valueTruncated || part.fieldnameTruncated) throw new AppError('bad_request')
        fields[part.fieldname] = part.value
      } else if (part.fieldname === 'file' && !file) {
        file = await receiveFile(part, path)
      } else {
        throw new AppError('bad_request')
      }
    }
  } catch (error) {
    throw formError(error)
  }
  if (!file || file.size === 0) throw invalid({ path: 'file', code: 'required' })
  return { fields, file }
}

async function receiveFile(part: Multipart & { type: 'file' }, path: string): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  let size = 0
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  await pipeline(part.file, count, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  if (part.file.truncated) throw new AppError('payload_too_large')
  return { path, name: unescapeName(part.filename), size, sha256: hash.digest() }
}

/** In a file name, browsers percent-encode exactly these three characters. */
function unescapeName(name: string): string {
  return name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')
}

function formError(error: unknown): unknown {
  if (error instanceof AppError) return error
  const code = systemErrorCode(error)
  const known = CODES[code]
  if (known) return new AppError(known, { cause: error })
  // Errors of the multipart parser have no code. The two codes mean that the client has disconnected.
  const isTorn = code === '' || code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET'
  return isTorn ? new AppError('bad_request', { cause: error }) : storageError(error)
}
