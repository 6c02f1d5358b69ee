import { Readable } from 'node:stream'
import { inParallel } from '../in-parallel.ts'
import {
  listBackups,
  listMediaIndexes,
  type MediaFile,
  readManifest,
  readMediaIndex,
  storedAt,
} from '../manifest.ts'
import type { BackupStore } from '../store/backup-store.ts'
import { packFile, sha256Of } from '../store/packed-file.ts'
import type { MediaEntry, MediaSource } from './media-source.ts'

/** Their flushes wait for each other and then run together, so more at once need fewer rests. */
const AT_ONCE = 8

/** Uploads by their path. */
export type MediaIndex = Map<string, MediaFile>

/** Reads which uploads the latest backup and the later copies of uploads have. */
export async function readStoredMedia(store: BackupStore): Promise<MediaIndex> {
  const last = (await listBackups(store)).whole.at(-1)
  const files = last === undefined ? [] : (await readManifest(store, last)).backup.media
  for (const name of await listMediaIndexes(store, last)) files.push(...(await readMediaIndex(store, name)))
  return new Map(files.map((file) => [file.path, file]))
}

/** Forgets the uploads whose content is missing in the store, so that they are copied again. */
export async function dropMissingMedia(store: BackupStore, known: MediaIndex): Promise<void> {
  const stored = new Set((await store.list('media')).map(({ name }) => name))
  for (const [path, { sha256 }] of known) if (!stored.has(storedAt.media(sha256))) known.delete(path)
}

/**
 * Copies the uploads that are not in `known`. Content that is stored is not copied again, whatever the name of the
 * upload. Returns all uploads that exist now, and those among them that are new.
 */
export async function copyMedia(
  store: BackupStore,
  sources: readonly MediaSource[],
  known: MediaIndex,
): Promise<{ all: MediaFile[]; added: MediaFile[] }> {
  const stored = new Set([...known.values()].map(({ sha256 }) => sha256))
  const all: MediaFile[] = []
  const added: MediaFile[] = []
  for (const source of sources) {
    const fresh: MediaEntry[] = []
    for await (const entry of source.list()) {
      const same = known.get(entry.path)
      if (same?.mark === entry.mark) all.push(same)
      else fresh.push(entry)
    }
    await inParallel(fresh, AT_ONCE, async ({ path, mark }) => {
      const bytes = await source.read(path)
      if (bytes === undefined) return
      const sha256 = sha256Of(bytes)
      if (!stored.has(sha256)) {
        // Before the copy: another upload with the same content may come meanwhile.
        stored.add(sha256)
        await packFile(store, storedAt.media(sha256), Readable.from([bytes]))
      }
      added.push({ path, mark, size: bytes.length, sha256 })
    })
  }
  return { all: [...all, ...added], added }
}
