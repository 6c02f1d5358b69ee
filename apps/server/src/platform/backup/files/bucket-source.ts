import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { listObjects } from '../../storage/list-objects.ts'
import { bucketOf, clientOptions } from '../../storage/s3-address.ts'
import type { MediaSource } from './media-source.ts'

/** The bucket in which a site keeps its uploads. `address` is the setting STORAGE_URL. */
export function bucketSource(address: string): MediaSource {
  const Bucket = bucketOf(address)
  const client = new S3Client(clientOptions(address))
  return {
    async *list() {
      for await (const { key, size, mark } of listObjects(client, Bucket)) {
        yield { path: key, mark: `${size} ${mark}` }
      }
    },
    async read(path) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: path }))
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return undefined
        throw error
      }
    },
  }
}
