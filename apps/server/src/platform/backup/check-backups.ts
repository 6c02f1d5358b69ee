import { listWal, walFile } from './database/wal-store.ts'
import { wantedWal } from './database/wanted-wal.ts'
import { readStoredMedia } from './files/copy-media.ts'
import { inParallel } from './in-parallel.ts'
import { type Backup, listBackups, type NamedBackup, readManifest, storedAt } from './manifest.ts'
import { reachOf } from './restore/choose-backup.ts'
import type { BackupStore } from './store/backup-store.ts'
import { MissingFile } from './store/backup-store.ts'
import { readBundle, unpackMember } from './store/bundles.ts'
import { type Content, DamagedFile, unpackFile } from './store/packed-file.ts'

const AT_ONCE = 4

export type CheckReport = {
  readonly backups: readonly NamedBackup[]
  readonly files: number
  /** One sentence for each file that is damaged or missing. */
  readonly faults: readonly string[]
}

/** Reads every file of every backup, of the log and of the uploads, and compares it with its checksum. */
export async function checkBackups(store: BackupStore): Promise<CheckReport> {
  const faults = new Set<string>()
  const collect = async (run: () => Promise<unknown>) => {
    try {
      await run()
    } catch (error) {
      if (!(error instanceof DamagedFile || error instanceof MissingFile)) throw error
      faults.add(error.message)
    }
  }
  const backups: NamedBackup[] = []
  for (const name of (await listBackups(store)).whole) {
    await collect(async () => backups.push(await readManifest(store, name)))
  }
  const files = new Map<string, { readonly sha256: string; readonly size?: number }>()
  for (const { name, backup } of backups)
    for (const [file, content] of filesOf(name, backup)) files.set(file, content)
  await collect(async () => {
    for (const file of (await readStoredMedia(store)).values()) files.set(storedAt.media(file.sha256), file)
  })
  for (const [name, sha256] of await listWal(store)) files.set(walFile({ name, sha256 }), { sha256 })
  for (const each of backups) {
    const { cluster } = each.backup
    if (cluster === null) continue
    const isLast = each === backups.at(-1)
    await collect(async () =>
      wantedWal(store, cluster, isLast ? (await reachOf(store, each)).segment : cluster.lastSegment),
    )
  }

  await inParallel([...files], AT_ONCE, ([name, content]) => collect(() => unpackFile(store, name, content)))
  const bundles = backups.flatMap(({ backup }) => backup.cluster?.bundles ?? [])
  await inParallel(bundles, AT_ONCE, (bundle) =>
    collect(async () => {
      const bytes = await readBundle(store, bundle)
      for (const member of bundle.members) {
        await collect(() => unpackMember(store, { name: bundle.name, bytes }, member))
      }
    }),
  )
  const stored = backups.length + files.size + bundles.length
  return { backups, files: stored, faults: [...faults].sort() }
}

/** Returns the stored files of a backup with what they must contain, except its bundles. */
function filesOf(name: string, { cluster, secrets, media }: Backup): [string, Content][] {
  return [
    ...(cluster?.files ?? []).map((file): [string, Content] => [storedAt.cluster(name, file.path), file]),
    ...secrets.map((file): [string, Content] => [storedAt.secret(name, file.path), file]),
    ...media.map((file): [string, Content] => [storedAt.media(file.sha256), file]),
  ]
}
