import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { ClientConfig } from 'pg'
import { StartError } from '../../config/start-error.ts'
import { readReach, writeReach } from '../manifest.ts'
import type { BackupStore } from '../store/backup-store.ts'
import { packFile, sha256Of } from '../store/packed-file.ts'
import { hashFile } from './hash-file.ts'
import { isHistory, parseSegment, type Segment, segmentAt, segmentName, startOfSegment } from './wal-names.ts'
import { listWal, walFile } from './wal-store.ts'
import { withClient } from './with-client.ts'

const SLOTS = 'verstat_backup_'

/** A slot keeps the log in the cluster until it has been copied, also over restarts. Each place has its own. */
function slotOf({ place }: BackupStore): string {
  return `${SLOTS}${sha256Of(place).slice(0, 12)}`
}

/** What the server says about its log. */
type LogFacts = {
  readonly clusterDir: string
  readonly system: string
  readonly timeline: number
  readonly segmentBytes: number
  /** The segment that is being written. All before it are complete. */
  readonly current: number
}

/**
 * Makes the server keep its log from now on. `lost` says that the server had to remove log that was not copied to this
 * place, so that times between the last backup and the next one cannot be restored.
 */
export async function holdWal(client: pg.Client, store: BackupStore): Promise<'new' | 'held' | 'lost'> {
  const { rows } = await client.query<{ slot_name: string; wal_status: string | null }>(
    'select slot_name, wal_status from pg_replication_slots where starts_with(slot_name, $1)',
    [SLOTS],
  )
  const lost = rows.filter(({ wal_status }) => wal_status === 'lost').map(({ slot_name }) => slot_name)
  for (const name of lost) await client.query('select pg_drop_replication_slot($1)', [name])
  const slot = slotOf(store)
  if (rows.some(({ slot_name }) => slot_name === slot) && !lost.includes(slot)) return 'held'
  await client.query('select pg_create_physical_replication_slot($1, true)', [slot])
  return lost.includes(slot) ? 'lost' : 'new'
}

/** The server no longer keeps its log for this place. */
export async function releaseWal(client: pg.Client, store: BackupStore): Promise<void> {
  await client.query(
    'select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1',
    [slotOf(store)],
  )
}

/**
 * Copies the log that is not stored yet, including what was committed until this call. Then lets the server remove it.
 * Returns the time until which commits are stored. Throws a `StartError` when the server does not hold its log.
 */
export function shipWal(connection: ClientConfig, store: BackupStore): Promise<Date> {
  return withClient(connection, async (client) => {
    const until = await closeSegment(client)
    const facts = await readFacts(client)
    await refuseOtherTimeline(store, facts)
    const names = await complete(facts, await heldFrom(client, store, facts))
    const stored = await listWal(store)
    for (const name of names) await ship(store, stored.get(name), { name, folder: walFolder(facts) })
    const last = { until: until.toISOString(), timeline: facts.timeline, segment: facts.current - 1 }
    await writeReach(store, last)
    // Only now: what the server removes must be stored for good.
    await client.query('select pg_replication_slot_advance($1, $2)', [
      slotOf(store),
      startOfSegment(facts.current, facts.segmentBytes),
    ])
    return until
  })
}

/**
 * Ends the current segment, and before that commits something: the log then holds a commit after every time before
 * the returned one, which is how recovery to such a time recognises its end.
 */
async function closeSegment(client: pg.Client): Promise<Date> {
  const { rows } = await client.query<{ until: Date }>('select clock_timestamp() as until')
  await client.query('select pg_current_xact_id()')
  await client.query('select pg_switch_wal()')
  return rows[0]?.until ?? new Date(0)
}

export async function readFacts(client: pg.Client): Promise<LogFacts> {
  const { rows } = await client.query<{
    folder: string
    system: string
    bytes: number
    lsn: string
    file: string
  }>(
    `select current_setting('data_directory') as folder,
      (select system_identifier::text from pg_control_system()) as system,
      (select setting::int from pg_settings where name = 'wal_segment_size') as bytes,
      pg_current_wal_flush_lsn()::text as lsn,
      pg_walfile_name(pg_current_wal_flush_lsn()) as file`,
  )
  const [row] = rows
  if (!row) throw new Error('the server says nothing about its log')
  return {
    clusterDir: row.folder,
    system: row.system,
    timeline: Number.parseInt(row.file.slice(0, 8), 16),
    segmentBytes: row.bytes,
    current: segmentAt(row.lsn, row.bytes),
  }
}

/** A restored copy of a site continues the log in another way. One place cannot hold both. */
async function refuseOtherTimeline(store: BackupStore, { timeline }: LogFacts): Promise<void> {
  const reach = await readReach(store)
  if (reach === null || reach.timeline <= timeline) return
  throw new StartError(
    `A copy of this site that was restored later keeps its backups in ${store.place}: use another place.`,
  )
}

/** Returns the number of the first segment that the server holds for us. */
async function heldFrom(client: pg.Client, store: BackupStore, { segmentBytes }: LogFacts): Promise<number> {
  const { rows } = await client.query<{ restart_lsn: string | null; wal_status: string | null }>(
    'select restart_lsn::text, wal_status from pg_replication_slots where slot_name = $1',
    [slotOf(store)],
  )
  const [slot] = rows
  if (!slot?.restart_lsn || slot.wal_status === 'lost') {
    throw new StartError(
      'The database has not kept its log since the last backup: make a new one with npm run backup.',
    )
  }
  return segmentAt(slot.restart_lsn, segmentBytes)
}

/** Returns the names of the complete segments that the server holds, and of the histories of its timelines. */
async function complete(facts: LogFacts, from: number): Promise<string[]> {
  const { timeline, segmentBytes, current } = facts
  const present = await readdir(walFolder(facts))
  const wanted = Array.from(
    { length: Math.max(0, current - from) },
    (_, n): Segment => ({
      timeline,
      number: from + n,
    }),
  ).map((segment) => segmentName(segment, segmentBytes))
  const lost = wanted.find((name) => !present.includes(name))
  if (lost !== undefined) throw new Error(`the server should hold ${lost} and does not`)
  return [...present.filter(isHistory), ...wanted.filter((name) => parseSegment(name, segmentBytes) !== null)]
}

/** Stores a file of the log. A stored one is never replaced by other bytes. */
async function ship(
  store: BackupStore,
  stored: string | undefined,
  { name, folder }: { readonly name: string; readonly folder: string },
): Promise<void> {
  const path = join(folder, name)
  const sha256 = await hashFile(path)
  if (stored === sha256) return
  if (stored !== undefined) {
    throw new StartError(
      `${name} in ${store.place} has other content than here: another copy of this site keeps its backups there.`,
    )
  }
  await packFile(store, walFile({ name, sha256 }), createReadStream(path))
}

function walFolder({ clusterDir }: LogFacts): string {
  return join(clusterDir, 'pg_wal')
}
