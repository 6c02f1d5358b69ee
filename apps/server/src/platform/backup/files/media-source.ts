import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { systemErrorCode } from '../../config/start-error.ts'

/** An upload's file. `mark` changes when the file does. */
export type MediaEntry = { readonly path: string; readonly mark: string }

/** Where the uploads of a site are. */
export type MediaSource = {
  list(): AsyncIterable<MediaEntry>
  /** Returns undefined when the file was removed meanwhile. Uploads are small enough for memory. */
  read(path: string): Promise<Buffer | undefined>
}

/** Returns the folder of uploads and, when uploads are in a bucket, the bucket too. */
export async function mediaSources(folder: string, storageUrl: string | null): Promise<MediaSource[]> {
  const local = folderSource(folder)
  if (storageUrl === null) return [local]
  const { bucketSource } = await import('./bucket-source.ts')
  return [local, bucketSource(storageUrl)]
}

function folderSource(root: string): MediaSource {
  return {
    async *list() {
      // One folder for each upload, and no folders inside.
      for (const upload of await readdir(root).catch(absent)) {
        for (const name of await readdir(join(root, upload)).catch(absent)) {
          const path = join(root, upload, name)
          const found = await stat(path).catch(gone)
          if (!found?.isFile()) continue
          const mark = `${found.size} ${found.mtimeMs}`
          yield { path: relative(root, path).split(sep).join('/'), mark }
        }
      }
    },
    read: (path) => readFile(join(root, path)).catch(gone),
  }
}

function absent(error: unknown): [] {
  if (!['ENOENT', 'ENOTDIR'].includes(systemErrorCode(error))) throw error
  return []
}

function gone(error: unknown): undefined {
  if (systemErrorCode(error) !== 'ENOENT') throw error
}
