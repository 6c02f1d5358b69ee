import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { StartError } from '../../config/start-error.ts'
import { listObjects } from '../../storage/list-objects.ts'
import { type BackupStore, MissingFile } from './backup-store.ts'

const ATTEMPTS = 3

/**
 * Keeps backups in a bucket, below a prefix. The address is `s3://bucket/prefix`. Keys, region and the address of the
 * service come from the environment variables of all AWS tools, so that they never stand on a command line.
 */
export function createBucketStore(address: string): BackupStore {
  const { hostname: Bucket, pathname } = new URL(address)
  if (Bucket === '') throw new StartError('The address of a bucket is s3://bucket/prefix.')
  const prefix = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '')
  const keyOf = (name: string) => (prefix === '' ? name : `${prefix}/${name}`)
  const client = new S3Client({
    forcePathStyle: true,
    // Older S3-compatible services do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const place = `s3://${Bucket}/${prefix}`

  const list = async (folder: string) => {
    const objects = await Array.fromAsync(listObjects(client, Bucket, keyOf(`${folder}/`)))
    return objects.map(({ key, size }) => ({ name: key.slice(keyOf('').length), size }))
  }
  const remove = async (names: readonly string[]) => {
    for (const name of names) await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }))
  }

  return {
    place,
    list,
    remove,
    removeFolder: async (folder) => remove((await list(folder)).map(({ name }) => name)),
    async folders() {
      const Prefix = keyOf('')
      const names: string[] = []
      for (let ContinuationToken: string | undefined, isLast = false; !isLast; ) {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix, Delimiter: '/', ContinuationToken }),
        )
        for (const each of page.CommonPrefixes ?? []) names.push((each.Prefix ?? '').slice(Prefix.length, -1))
        ContinuationToken = page.NextContinuationToken
        isLast = ContinuationToken === undefined
      }
      return names
    },
    async put(name, streams) {
      // The service wants to know the size first, and an attempt that failed is repeated from the start.
      const folder = await mkdtemp(join(tmpdir(), 'verstat-backup-'))
      const file = join(folder, 'file')
      try {
        await pipeline([...streams, createWriteStream(file, { mode: 0o600 })])
        const { size: ContentLength } = await stat(file)
        await repeat(() =>
          client.send(
            new PutObjectCommand({ Bucket, Key: keyOf(name), Body: createReadStream(file), ContentLength }),
          ),
        )
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    async get(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(name) }))
        if (Body instanceof Readable) return Body
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'NoSuchKey') throw error
        throw new MissingFile(place, name, error)
      }
      throw new MissingFile(place, name)
    },
    // An object that was stored is durable.
    settle: async () => {},
  }
}

/** The client of AWS does not repeat a request whose body is a stream. */
async function repeat(run: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await run()
      return
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
    }
  }
}
