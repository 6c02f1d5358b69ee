import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { systemErrorCode } from '../config/start-error.ts'
import { AppError } from '../http/app-error.ts'
import { isUuid } from '../ids/uuid-v7.ts'
import { isPartName, type Storage, type StoredPart } from './storage.ts'

export type StorageFolders = {
  readonly folder: string
  /**
   * The temporary folder for unfinished uploads. Finished uploads are moved by renaming, so both folders must
   * be on the same disk.
   */
  readonly incoming: string
}

/**
 * Stores uploads in a local folder as `{id}/{name}`. A new upload is written to `incoming` and then renamed
 * to its final path.
 */
export function createFolderStorage({ folder, incoming }: StorageFolders): Storage {
  return {
    async put(id, parts) {
      if (!isUuid(id)) throw new Error('an upload has a uuid')
      const made = join(incoming, id)
      try {
        await mkdir(folder, { recursive: true })
        await mkdir(made, { recursive: true })
        for (const part of parts) await writePart(made, part)
        await rename(made, join(folder, id))
      } catch (error) {
        await rm(made, { recursive: true, force: true })
        throw storageError(error)
      }
    },
    async add(id, parts) {
      if (!isUuid(id)) throw new Error('an upload has a uuid')
      const made = join(incoming, `add-${id}`)
      try {
        await rm(made, { recursive: true, force: true })
        await mkdir(made, { recursive: true })
        for (const part of parts) {
          await writePart(made, part)
          await rename(join(made, part.name), join(folder, id, part.name))
        }
      } catch (error) {
        throw systemErrorCode(error) === 'ENOENT' ? new AppError('not_found') : storageError(error)
      } finally {
        await rm(made, { recursive: true, force: true })
      }
    },
    async get(id, name) {
      if (!isUuid(id) || !isPartName(name)) return undefined
      const path = join(folder, id, name)
      const found = await stat(path).catch(absent)
      if (!found?.isFile()) return undefined
      return { size: found.size, stream: createReadStream(path) }
    },
    async remove(id) {
      if (!isUuid(id)) throw new Error('an upload has a uuid')
      await rm(join(folder, id), { recursive: true, force: true })
    },
  }
}

/** Deletes from `incoming` the unfinished uploads of processes that were killed. */
export async function sweepIncoming(incoming: string, before: Date): Promise<void> {
  for (const name of (await readdir(incoming).catch(absent)) ?? []) {
    const path = join(incoming, name)
    const found = await stat(path).catch(absent)
    if (found && found.mtime <= before) await rm(path, { recursive: true, force: true })
  }
}

async function writePart(folder: string, { name, content }: StoredPart): Promise<void> {
  const path = join(folder, name)
  if (Buffer.isBuffer(content)) return writeFile(path, content, { flag: 'wx' })
  try {
    await rename(content.path, path)
  } catch (error) {
    if (systemErrorCode(error) !== 'EXDEV') throw error
    await copyFile(content.path, path, constants.COPYFILE_EXCL)
  }
  // Without `fsync`, a crash of the machine could leave an empty file under its final name.
  const file = await open(path, 'r')
  await file.sync().finally(() => file.close())
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE', 'EIO'])

/**
 * A full disk is temporary, so its error becomes `unavailable`. Other errors are bugs and stay as they are.
 */
export function storageError(error: unknown): unknown {
  return FULL.has(systemErrorCode(error)) ? new AppError('unavailable', { cause: error }) : error
}

function absent(error: unknown): undefined {
  const code = systemErrorCode(error)
  if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
  throw error
}
