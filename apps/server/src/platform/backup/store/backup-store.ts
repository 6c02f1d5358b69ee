import type { Readable, Transform } from 'node:stream'
import { StartError } from '../../config/start-error.ts'
import type { Flush } from '../pacer.ts'

/** A stored file. `name` is its path below the place, with `/` on every system. `size` is in bytes. */
export type StoredFile = { readonly name: string; readonly size: number }

/** The place that holds the backups of one site: a folder, or a prefix of a bucket. */
export type BackupStore = {
  /** What messages call the place. Contains no secrets. */
  readonly place: string
  /** The names of the folders at the top. */
  folders(): Promise<string[]>
  /** All files below a folder, in no particular order. A folder that does not exist has none. */
  list(folder: string): Promise<StoredFile[]>
  /** Stores a file. It appears under its name when it is complete, and replaces one of the same name. */
  put(name: string, streams: readonly [Readable, ...Transform[]]): Promise<void>
  /** Throws `MissingFile` when there is no such file. */
  get(name: string): Promise<Readable>
  /** Removes files, in this order. A missing file is no error. */
  remove(names: readonly string[]): Promise<void>
  /** Removes a folder with everything that killed processes left in it. */
  removeFolder(folder: string): Promise<void>
  /** Returns when everything that was stored would survive a loss of power. */
  settle(): Promise<void>
}

export class MissingFile extends StartError {
  constructor(place: string, name: string, cause?: unknown) {
    super(`${name} is missing in ${place}.`, { cause })
  }
}

/**
 * Opens a place by its address: `s3://bucket/prefix`, or the path of a folder relative to `base`. `flush` runs each
 * flush of a file on this machine.
 */
export async function openBackupStore(address: string, base: string, flush?: Flush): Promise<BackupStore> {
  if (/^s3:/i.test(address)) {
    const { createBucketStore } = await import('./bucket-store.ts')
    return createBucketStore(address)
  }
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(address)) {
    throw new StartError('Backups go to a folder or to s3://bucket/prefix.')
  }
  const { createFolderStore } = await import('./folder-store.ts')
  return createFolderStore(address, base, flush)
}
