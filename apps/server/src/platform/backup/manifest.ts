import { Readable } from 'node:stream'
import { z } from 'zod'
import { StartError } from '../config/start-error.ts'
import type { BackupStore } from './store/backup-store.ts'
import { DamagedFile, isMissing, packFile, readText, sha256Of } from './store/packed-file.ts'

const Content = { size: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }
const Path = z.string().regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[^\\\0]+$/)
/** `path` is relative to the cluster, to the data folder or to the folder of uploads. */
const File = z.object({ path: Path, ...Content })

/** `mark` changes when the file does. An equal mark spares reading the file again. */
export const MediaFile = File.extend({ mark: z.string() })
export type MediaFile = z.infer<typeof MediaFile>

const Bundle = z.object({
  /** The name of the stored file. */
  name: Path,
  members: z.array(File.extend({ offset: z.int().nonnegative(), length: z.int().positive() })),
})

const Cluster = z.object({
  version: z.string(),
  /** The number that `initdb` gives a cluster. A copy keeps it. */
  system: z.string(),
  timeline: z.int().positive(),
  segmentBytes: z.int().positive(),
  startLsn: z.string(),
  stopLsn: z.string(),
  /** Numbers of the first and the last segment of the log without which the copy is no database. */
  firstSegment: z.int(),
  lastSegment: z.int(),
  folders: z.array(z.string()),
  /** The large files, each stored by itself. */
  files: z.array(File),
  /** The small files. */
  bundles: z.array(Bundle),
})

/** The format of the backups that this version makes and reads. */
export const BACKUP_FORMAT = 2

const Backup = z.object({
  format: z.literal(BACKUP_FORMAT),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** The backup has every transaction that was committed before this time. */
  until: z.iso.datetime(),
  program: z.object({ version: z.string(), migration: z.string().nullable() }),
  /** Null when the database is not in the backup, because it is not the embedded one. */
  cluster: Cluster.nullable(),
  /** Passwords and keys: the files at the top of the data folder. */
  secrets: z.array(File),
  media: z.array(MediaFile),
})
export type Backup = z.infer<typeof Backup>
export type Cluster = z.infer<typeof Cluster>
export type BackupFile = z.infer<typeof File>

export type NamedBackup = { readonly name: string; readonly backup: Backup }

/** A backup is named by the time at which it began, so that names sort by time. */
const NAME = /^\d{8}T\d{6}Z$/
const MANIFEST = 'manifest.json'

export function backupName(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** Names where the files of a backup are stored. Uploads and the log are shared by all backups. */
export const storedAt = {
  cluster: (backup: string, path: string) => `${backup}/base/${path}.zst`,
  bundle: (backup: string, number: number) => `${backup}/bundles/${number}.zst`,
  secret: (backup: string, path: string) => `${backup}/data/${path}.zst`,
  media: (sha256: string) => `media/${sha256.slice(0, 2)}/${sha256}`,
}

/** Stores the manifest, which makes a folder of files a backup. It must come last. */
export async function writeManifest(store: BackupStore, { name, backup }: NamedBackup): Promise<void> {
  const text = JSON.stringify(backup)
  await store.settle()
  await packFile(store, `${name}/${MANIFEST}`, Readable.from([sealed(text)]))
  await store.settle()
}

/** Returns the names of all complete backups, the oldest first, and of those that were interrupted. */
export async function listBackups(store: BackupStore): Promise<{ whole: string[]; broken: string[] }> {
  const whole: string[] = []
  const broken: string[] = []
  for (const name of (await store.folders()).filter((each) => NAME.test(each)).sort()) {
    const files = await store.list(name)
    if (files.some((file) => file.name === `${name}/${MANIFEST}`)) whole.push(name)
    else broken.push(name)
  }
  return { whole, broken }
}

const AnyBackup = z.object({ format: z.int() })

/**
 * Throws `DamagedFile` when the manifest is not what was written, and another `StartError` when a version of Verstat with
 * another format wrote it.
 */
export async function readManifest(store: BackupStore, name: string): Promise<NamedBackup> {
  const file = `${name}/${MANIFEST}`
  const content = opened(store, file, await readText(store, file))
  const any = AnyBackup.safeParse(content)
  if (any.success && any.data.format !== BACKUP_FORMAT) {
    throw new StartError(
      `${file} in ${store.place} has format ${any.data.format}, and this version of Verstat reads format ${BACKUP_FORMAT} only: restore it with the version that wrote it, and back up to another place.`,
    )
  }
  const read = Backup.safeParse(content)
  if (!read.success) throw new DamagedFile(store.place, file, read.error)
  return { name, backup: read.data }
}

/** Removes a backup. It stops being one first, so that an interrupted removal leaves no half of it. */
export async function removeBackup(store: BackupStore, name: string): Promise<void> {
  await store.remove([`${name}/${MANIFEST}`])
  await store.removeFolder(name)
}

const Index = z.array(MediaFile)
const INDEX = 'media-index'

/** Records uploads that were copied after the latest backup. */
export async function writeMediaIndex(store: BackupStore, time: Date, added: MediaFile[]): Promise<void> {
  const name = `${INDEX}/${time.toISOString().replace(/[-:.]/g, '')}.json`
  await store.settle()
  await packFile(store, name, Readable.from([sealed(JSON.stringify(added))]))
}

/** Returns the names of the records of `writeMediaIndex` that are newer than a backup, the oldest first. */
export async function listMediaIndexes(store: BackupStore, after = ''): Promise<string[]> {
  const names = (await store.list(INDEX)).map((file) => file.name).sort()
  return names.filter((name) => name > `${INDEX}/${after}`)
}

export async function readMediaIndex(store: BackupStore, name: string): Promise<MediaFile[]> {
  const read = Index.safeParse(opened(store, name, await readText(store, name)))
  if (!read.success) throw new DamagedFile(store.place, name, read.error)
  return read.data
}

const Reach = z.object({ until: z.iso.datetime(), timeline: z.int(), segment: z.int() })
/** How far the stored log reaches. */
export type Reach = z.infer<typeof Reach>
const REACH = 'wal/reach.json'

export async function writeReach(store: BackupStore, reach: Reach): Promise<void> {
  await store.settle()
  await packFile(store, REACH, Readable.from([sealed(JSON.stringify(reach))]))
  await store.settle()
}

export async function readReach(store: BackupStore): Promise<Reach | null> {
  try {
    const read = Reach.safeParse(opened(store, REACH, await readText(store, REACH)))
    if (!read.success) throw new DamagedFile(store.place, REACH, read.error)
    return read.data
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Refuses to mix the backups of two sites, which would remove each other's files. */
export async function checkSameSite(store: BackupStore, system: string | null): Promise<void> {
  const last = (await listBackups(store)).whole.at(-1)
  if (last === undefined) return
  const { backup } = await readManifest(store, last)
  if ((backup.cluster?.system ?? null) === system) return
  throw new StartError(`${store.place} holds the backups of another site: use another place.`)
}

/** A document with the hash of its text, so that each changed byte is noticed. */
function sealed(text: string): string {
  return `{"sha256":"${sha256Of(text)}",\n"content":${text}}\n`
}

function opened(store: BackupStore, name: string, text: string): unknown {
  const [, sha256, content = ''] = /^\{"sha256":"(\w+)",\n"content":([\s\S]*)\}\n$/.exec(text) ?? []
  if (sha256 !== sha256Of(content)) throw new DamagedFile(store.place, name)
  return JSON.parse(content)
}
