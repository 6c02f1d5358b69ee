import type { Readable } from 'node:stream'

/** One file of an upload: `file` of a document, `640.webp` of a picture. */
export type StoredPart = {
  readonly name: string
  readonly mime: string
  /** Bytes, or a file of this machine that the storage may take away. */
  readonly content: Buffer | { readonly path: string }
}

export type StoredContent = { readonly size: number; readonly stream: Readable }

/**
 * Where the content of uploads lies: a folder, or a bucket of an S3-compatible service. An upload is a set of parts under
 * its id, which never change: it is there whole or not at all. A storage that is full or away throws `unavailable`.
 */
export type Storage = {
  /** Stores all parts or none. */
  readonly put: (id: string, parts: readonly StoredPart[]) => Promise<void>
  /** Undefined when there is no such part. Whoever gets a stream reads it to its end or destroys it. */
  readonly get: (id: string, name: string) => Promise<StoredContent | undefined>
  /** Removes every part; nothing when there is none. */
  readonly remove: (id: string) => Promise<void>
}

/** A part that has this name and no other meaning. */
export function isPartName(name: string): boolean {
  return /^[a-z0-9]{1,20}(\.[a-z0-9]{1,8})?$/.test(name)
}
