import { inSpan } from '../tracing/span.ts'
import { createFolderStorage, type StorageFolders } from './folder-storage.ts'
import type { Storage } from './storage.ts'

/**
 * Opens the storage of an install: the local folder, or an S3 bucket when `address` is set. With a bucket,
 * the folder is still read for demo files and for uploads that are older than the bucket. The S3 client is
 * loaded only when needed.
 */
export async function openStorage(folders: StorageFolders, address: string | null): Promise<Storage> {
  const local = createFolderStorage(folders)
  if (address === null) return local
  const { createS3Storage } = await import('./s3-storage.ts')
  const bucket = traced(createS3Storage(address), address)
  return {
    put: bucket.put,
    add: bucket.add,
    get: async (id, name) => (await local.get(id, name)) ?? bucket.get(id, name),
    async remove(id) {
      await local.remove(id)
      await bucket.remove(id)
    },
  }
}

/** Makes a span for each operation on a bucket. */
function traced(bucket: Storage, address: string): Storage {
  const span = { kind: 'client', attributes: { 'server.address': new URL(address).host } } as const
  return {
    put: (id, parts) => inSpan('bucket put', span, () => bucket.put(id, parts)),
    add: (id, parts) => inSpan('bucket add', span, () => bucket.add(id, parts)),
    get: (id, name) => inSpan('bucket get', span, () => bucket.get(id, name)),
    remove: (id) => inSpan('bucket remove', span, () => bucket.remove(id)),
  }
}
