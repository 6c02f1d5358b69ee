import type { Readable } from 'node:stream'

/**
 * One stored file of an upload. The file of a document is named `file`. The files of an image have names such
 * as `640.webp`.
 */
export type StoredPart = {
  readonly name: string
  readonly mime: string
  /** Either bytes, or a local file that the storage may move to another place. */
  readonly content: Buffer | { readonly path: string }
}

export type StoredContent = { readonly size: number; readonly stream: Readable }

/**
 * Stores uploads in a folder, or in a bucket of an S3-compatible service. An upload is a set of files
 * that have one id and whose content never changes. An upload exists completely or not at all. Throws `unavailable`
 * when the storage is full or unreachable.
 */
export type Storage = {
  /** Stores all files of an upload, or none. */
  readonly put: (id: string, parts: readonly StoredPart[]) => Promise<void>
  /**
   * Adds files that were made from the content of a stored upload. Repeating it replaces them. When it fails, some of
   * them may be there. Throws `not_found` when the upload was removed, if the storage can tell.
   */
  readonly add: (id: string, parts: readonly StoredPart[]) => Promise<void>
  /** Returns undefined when there is no such file. The caller must consume or destroy the stream. */
  readonly get: (id: string, name: string) => Promise<StoredContent | undefined>
  /** Removes all files of an upload. A missing upload is no error. */
  readonly remove: (id: string) => Promise<void>
}

/** Whether a name is safe as a file name and as an S3 object key. */
export function isPartName(name: string): boolean {
  return /^[a-z0-9]{1,20}(\.[a-z0-9]{1,8})?$/.test(name)
}
