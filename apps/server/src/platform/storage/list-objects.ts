import { ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3'

/** An object of a bucket. `mark` changes with its content. `size` is in bytes. */
export type ListedObject = { readonly key: string; readonly size: number; readonly mark: string }

/** Lists all objects of a bucket whose key begins with `Prefix`. */
export async function* listObjects(
  client: S3Client,
  Bucket: string,
  Prefix = '',
): AsyncGenerator<ListedObject> {
  let ContinuationToken: string | undefined
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }))
    for (const { Key: key = '', Size: size = 0, ETag: mark = '' } of page.Contents ?? [])
      yield { key, size, mark }
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken !== undefined)
}
