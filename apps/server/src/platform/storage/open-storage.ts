import { createFolderStorage, type StorageFolders } from './folder-storage.ts'
import type { Storage } from './storage.ts'

/**
 * The storage of an install: the folder, or with an address a bucket. Beside a bucket the folder is still read, so that
 * the demo and what was stored before the bucket stay there. What speaks to buckets is loaded only for them.
 */
export async function openStorage(folders: StorageFolders, address: string | null): Promise<Storage> {
  const local = createFolderStorage(folders)
  if (address === null) return local
  const { createS3Storage } = await import('./s3-storage.ts')
  const bucket = createS3Storage(address)
  return {
    put: bucket.put,
    get: async (id, name) => (await local.get(id, name)) ?? bucket.get(id, name),
    async remove(id) {
      await local.remove(id)
      await bucket.remove(id)
    },
  }
}
