import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import type { BackupStore } from './backup-store.ts'
import { type Content, DamagedFile, sha256Of } from './packed-file.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** A file in a bundle, in which `length` bytes from `offset` are its compressed content. */
export type Member = Content & { readonly path: string; readonly offset: number; readonly length: number }
/** A stored file that consists of its members, one after the other. */
export type Bundle = { readonly name: string; readonly members: Member[] }

/** So much is stored as one file. It is held in memory until then. */
const BUNDLE_BYTES = 4 * 1024 * 1024

/**
 * Stores small files together, because each stored file costs a flush. Each of them is compressed by itself, so that a
 * damaged one has a name. The last bundle is stored by `end`.
 * @param nameOf names a bundle by its number, from 1.
 */
export function createBundles(store: BackupStore, nameOf: (number: number) => string) {
  const done: Bundle[] = []
  let parts: Buffer[] = []
  let members: Member[] = []
  let size = 0

  async function storeBundle(): Promise<void> {
    const bundle = { name: nameOf(done.length + 1), members }
    await store.put(bundle.name, [Readable.from(parts)])
    done.push(bundle)
    parts = []
    members = []
    size = 0
  }

  return {
    async add(path: string, bytes: Buffer): Promise<void> {
      const packed = await compress(bytes)
      members.push({ path, size: bytes.length, sha256: sha256Of(bytes), offset: size, length: packed.length })
      parts.push(packed)
      size += packed.length
      if (size >= BUNDLE_BYTES) await storeBundle()
    },
    async end(): Promise<Bundle[]> {
      if (members.length > 0) await storeBundle()
      return done
    },
  }
}

/**
 * Reads a bundle into memory. Throws `MissingFile`, and `DamagedFile` when it is shorter or longer than its members.
 */
export async function readBundle(store: BackupStore, { name, members }: Bundle): Promise<Buffer> {
  const expected = members.reduce((sum, { length }) => sum + length, 0)
  const parts: Buffer[] = []
  let size = 0
  for await (const part of await store.get(name)) {
    parts.push(part)
    size += part.length
    if (size > expected) break
  }
  if (size !== expected) throw new DamagedFile(store.place, name)
  return Buffer.concat(parts)
}

/** Returns the content of a member of a bundle. Throws `DamagedFile`, which names the member and the bundle. */
export async function unpackMember(
  store: BackupStore,
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
  { path, size, sha256, offset, length }: Member,
): Promise<Buffer> {
  const damage = (cause?: unknown) => new DamagedFile(store.place, `${path} of ${name}`, cause)
  const packed = bytes.subarray(offset, offset + length)
  // A limit of zero is refused, and no damage may claim more memory than the file has bytes.
  const content = await decompress(packed, { maxOutputLength: Math.max(size, 1) }).catch((error: unknown) => {
    throw damage(error)
  })
  if (content.length !== size || sha256Of(content) !== sha256) throw damage()
  return content
}
