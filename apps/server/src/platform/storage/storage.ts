import type { Readable } from 'node:stream'

/** One file of an upload: `file` of a document, `640.webp` of an image. */
export type StoredPart = {
  readonly name: string
  readonly mime: string
  /** Bytes, or a local file that the storage may move away. */
  readonly content: Buffer | { readonly path: string }
}

export type StoredContent = { readonly size: number; readonly stream: Readable }

/**
 * Storage of uploads: a folder, or a bucket of an S3-compatible service. An upload is a set of immutable parts under its
 * id; it exists completely or not at all. Throws `unavailable` when the storage is full or unreachable.
 */
export type Storage = {
  /** Stores all parts or none. */
  readonly put: (id: string, parts: readonly StoredPart[]) => Promise<void>
  /** Undefined when there is no such part. The caller must consume or destroy the stream. */
  readonly get: (id: string, name: string) => Promise<StoredContent | undefined>
  /** Removes all parts; a missing upload is no error. */
  readonly remove: (id: string) => Promise<void>
}

/** Whether a name is safe as a file name and object key. */
export function isPartName(name: string): boolean {
  return /^[a-z0-9]{1,20}(\.[a-z0-9]{1,8})?$/.test(name)
}
