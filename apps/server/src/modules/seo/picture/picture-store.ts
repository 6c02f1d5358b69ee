import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type PictureStore = {
  readonly read: (name: string) => Promise<Buffer | undefined>
  /** Stores a picture. Deletes the oldest pictures when the folder is full. */
  readonly save: (name: string, picture: Buffer) => Promise<void>
}

/**
 * Opens a folder of drawn pictures whose total size is at most `maxBytes`. The names of pictures must be safe file
 * names.
 */
export async function openPictureStore(folder: string, maxBytes: number): Promise<PictureStore> {
  await mkdir(folder, { recursive: true })
  const sizes = await readSizes(folder)
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0)

  async function forget(name: string): Promise<void> {
    total -= sizes.get(name) ?? 0
    sizes.delete(name)
    await unlink(join(folder, name)).catch(ignoreMissing)
  }

  return {
    read: async (name) => (sizes.has(name) ? readFile(join(folder, name)).catch(ignoreMissing) : undefined),
    save: async (name, picture) => {
      // The file is written under a temporary name and then renamed, so that other processes that share the folder
      // never read half a picture.
      const unfinished = join(folder, `${name}.${process.pid}.part`)
      await writeFile(unfinished, picture)
      await rename(unfinished, join(folder, name))
      total += picture.length - (sizes.get(name) ?? 0)
      sizes.delete(name)
      sizes.set(name, picture.length)
      for (const oldest of sizes.keys()) {
        if (total <= maxBytes) break
        await forget(oldest)
      }
    },
  }
}

/** Returns the file sizes, oldest file first. Removes unfinished files of processes that were killed. */
async function readSizes(folder: string): Promise<Map<string, number>> {
  const found: { name: string; size: number; at: number }[] = []
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { size, mtimeMs } = await stat(path)
    if (name.endsWith('.part')) await unlink(path).catch(ignoreMissing)
    else found.push({ name, size, at: mtimeMs })
  }
  found.sort((a, b) => a.at - b.at)
  return new Map(found.map(({ name, size }) => [name, size]))
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
