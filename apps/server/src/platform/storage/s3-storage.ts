import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { AppError } from '../http/app-error.ts'
import { isUuid } from '../ids/uuid-v7.ts'
import { bucketOf, clientOptions } from './s3-address.ts'
import { isPartName, type Storage, type StoredPart } from './storage.ts'

/**
 * Stores uploads in an S3 bucket as `{id}/{name}`. The address has the form
 * `https://key:secret@host/bucket?region=eu-central-1`. The bucket stays private, because all downloads go
 * through this server.
 */
export function createS3Storage(address: string): Storage {
  const driver = new S3Driver({
    ...clientOptions(address),
    bucket: bucketOf(address),
    visibility: 'private',
    supportsACL: false,
  })
  const disk = new Disk(driver)

  const removeAll = async (id: string) => {
    if (!isUuid(id)) throw new Error('an upload has a uuid')
    await disk.deleteAll(`${id}/`)
  }
  const putAll = async (id: string, parts: readonly StoredPart[]) => {
    for (const { name, mime, content } of parts) {
      const bytes = Buffer.isBuffer(content) ? content : await readFile(content.path)
      await disk.put(`${id}/${name}`, bytes, { contentType: mime, contentLength: bytes.length })
    }
  }
  return {
    async put(id, parts) {
      if (!isUuid(id)) throw new Error('an upload has a uuid')
      try {
        await putAll(id, parts)
      } catch (error) {
        // If this deletion fails, a periodic job deletes the files later.
        await removeAll(id).catch(() => {})
        throw new AppError('unavailable', { cause: error })
      }
    },
    async add(id, parts) {
      if (!isUuid(id)) throw new Error('an upload has a uuid')
      try {
        await putAll(id, parts)
      } catch (error) {
        throw new AppError('unavailable', { cause: error })
      }
    },
    async get(id, name) {
      if (!isUuid(id) || !isPartName(name)) return undefined
      try {
        const { contentLength } = await disk.getMetaData(`${id}/${name}`)
        const stream: Readable = await disk.getStream(`${id}/${name}`)
        return { size: contentLength, stream }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw new AppError('unavailable', { cause: error })
      }
    },
    remove: removeAll,
  }
}

/** Searches the chain of causes, because the library flydrive wraps the error of the service. */
function isMissing(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each.name === 'NotFound' || each.name === 'NoSuchKey') return true
    const status = '$metadata' in each ? (each.$metadata as { httpStatusCode?: number }).httpStatusCode : 0
    if (status === 404) return true
  }
  return false
}
