import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { type Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { systemErrorCode } from '../../config/start-error.ts'
import { inParallel } from '../in-parallel.ts'
import type { Flush } from '../pacer.ts'
import { type BackupStore, MissingFile, type StoredFile } from './backup-store.ts'

/** A file that is being written. A process that was killed leaves it, and nobody reads it. */
const PART = '.part'

/** So much is flushed at once. The flush of a whole large file would stop all other writing for its time. */
const FLUSH_BYTES = 1024 * 1024
const FOLDERS_AT_ONCE = 16

/**
 * Keeps backups in a folder, which only its owner can read.
 * @param flush runs each flush of a file or a folder.
 */
export function createFolderStore(
  address: string,
  base: string,
  flush: Flush = (work) => work(),
): BackupStore {
  const root = resolve(base, address)
  /** Folders whose new entries are not on the disk yet. */
  const unsettled = new Set<string>()

  async function openParent(path: string): Promise<void> {
    const folder = dirname(path)
    if (unsettled.has(folder)) return
    const made = await mkdir(folder, { recursive: true, mode: 0o700 })
    for (let each = folder; ; each = dirname(each)) {
      unsettled.add(each)
      if (made === undefined || each === dirname(made) || each === dirname(each)) break
    }
  }

  return {
    place: root,
    async folders() {
      const entries = await readdir(root, { withFileTypes: true }).catch(absent)
      return (entries ?? []).filter((entry) => entry.isDirectory()).map(({ name }) => name)
    },
    async list(folder) {
      const entries =
        (await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(absent)) ?? []
      const files: StoredFile[] = []
      for (const entry of entries) {
        if (!entry.isFile() || entry.name.endsWith(PART)) continue
        const path = join(entry.parentPath, entry.name)
        const found = await stat(path).catch(absent)
        if (found) files.push({ name: relative(root, path).split(sep).join('/'), size: found.size })
      }
      return files
    },
    async put(name, streams) {
      const path = join(root, name)
      await openParent(path)
      const part = `${path}${PART}`
      try {
        await pipeline([...streams, flushedFile(part, flush)])
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    async get(name) {
      const stream: Readable = createReadStream(join(root, name))
      await new Promise((done, reject) => stream.once('open', done).once('error', reject)).catch(
        (error: unknown) => {
          if (systemErrorCode(error) === 'ENOENT') throw new MissingFile(root, name, error)
          throw error
        },
      )
      return stream
    },
    async remove(names) {
      const parents = new Set<string>()
      for (const name of names) {
        await rm(join(root, name), { force: true })
        for (let each = dirname(name); each !== '.'; each = dirname(each)) parents.add(each)
      }
      // The longest path first, so that a folder is empty when its turn comes.
      for (const each of [...parents].sort((one, other) => other.length - one.length)) {
        unsettled.delete(join(root, each))
        await rmdir(join(root, each)).catch(occupied)
      }
    },
    async removeFolder(folder) {
      await rm(join(root, folder), { recursive: true, force: true })
    },
    async settle() {
      await inParallel([...unsettled], FOLDERS_AT_ONCE, (folder) => syncFolder(folder, flush))
      unsettled.clear()
    },
  }
}

/** Writes a new file, flushed in small parts. */
function flushedFile(path: string, flush: Flush): Writable {
  let file: FileHandle | undefined
  let waiting = 0

  async function add(part: Buffer): Promise<void> {
    await file?.writeFile(part)
    waiting += part.length
    if (waiting < FLUSH_BYTES) return
    await flush(async () => file?.datasync())
    waiting = 0
  }

  async function finish(): Promise<void> {
    await flush(async () => file?.sync())
  }

  return new Writable({
    construct(done) {
      open(path, 'w', 0o600).then((opened) => {
        file = opened
        done()
      }, done)
    },
    write: (part: Buffer, _encoding, done) => void add(part).then(() => done(), done),
    final: (done) => void finish().then(() => done(), done),
    destroy: (error, done) => void Promise.resolve(file?.close()).then(() => done(error), done),
  })
}

/** Makes the names in a folder durable. Windows cannot open a folder, and does it by itself. */
async function syncFolder(path: string, flush: Flush): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  await flush(() => folder.sync()).finally(() => folder.close())
}

function absent(error: unknown): undefined {
  if (systemErrorCode(error) !== 'ENOENT') throw error
}

function occupied(error: unknown): void {
  if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(systemErrorCode(error))) throw error
}
