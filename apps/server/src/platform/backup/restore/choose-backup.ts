import { StartError } from '../../config/start-error.ts'
import { listBackups, type NamedBackup, readManifest, readReach } from '../manifest.ts'
import type { BackupStore } from '../store/backup-store.ts'

export type Choice = {
  readonly from: NamedBackup
  /** Later backups, the oldest first. They have uploads that came after `from`. */
  readonly later: readonly NamedBackup[]
  /** The last segment of the log that is needed. Zero without a database. */
  readonly lastSegment: number
}

/**
 * Picks the backup to restore: the latest, or the latest that was complete before `time`. Throws a `StartError` when
 * there is none, and when the stored log does not reach to `time`.
 */
export async function chooseBackup(store: BackupStore, time: Date | null): Promise<Choice> {
  const { whole } = await listBackups(store)
  const last = whole.at(-1)
  if (last === undefined) throw new StartError(`There is no complete backup in ${store.place}.`)
  if (time === null) {
    const from = await readManifest(store, last)
    return { from, later: [], lastSegment: (await reachOf(store, from)).segment }
  }

  const later: NamedBackup[] = []
  for (const name of whole.toReversed()) {
    const backup = await readManifest(store, name)
    if (endOf(backup) <= time.getTime()) return choose(store, backup, later, time)
    later.unshift(backup)
  }
  const [first] = later
  throw new StartError(
    `The oldest backup in ${store.place} is of ${first?.backup.until}: choose a time after it, or none.`,
  )
}

async function choose(
  store: BackupStore,
  from: NamedBackup,
  later: readonly NamedBackup[],
  time: Date,
): Promise<Choice> {
  const { cluster } = from.backup
  if (cluster === null)
    throw new StartError('Without a database in the backup there are no times: leave out --to-time.')
  // The first backup after the time has all the log that is needed.
  const next = later.find(({ backup }) => backup.cluster?.timeline === cluster.timeline)?.backup.cluster
  if (next) return { from, later, lastSegment: next.lastSegment }
  const { until, segment } = await reachOf(store, from)
  if (time.getTime() <= Date.parse(until)) return { from, later, lastSegment: segment }
  throw new StartError(
    `What is stored in ${store.place} reaches to ${until}: choose a time before it, or none.`,
  )
}

/** Returns how far the stored log continues a backup. After a restore it continues only the backups made since. */
export async function reachOf(
  store: BackupStore,
  { backup: { cluster, until } }: NamedBackup,
): Promise<{ until: string; segment: number }> {
  if (cluster === null) return { until, segment: 0 }
  const reach = await readReach(store)
  return reach?.timeline === cluster.timeline ? reach : { until, segment: cluster.lastSegment }
}

/** Recovery cannot stop before the end of the copy. */
function endOf({ backup }: NamedBackup): number {
  return Date.parse(backup.until)
}
