import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type pg from 'pg'
import type { ClientConfig } from 'pg'
import { systemErrorCode } from '../../config/start-error.ts'
import { inParallel } from '../in-parallel.ts'
import { type BackupFile, type Cluster, storedAt } from '../manifest.ts'
import type { BackupStore } from '../store/backup-store.ts'
import { type Content, packFile } from '../store/packed-file.ts'
import { listClusterFiles } from './cluster-files.ts'
import { readFacts } from './ship-wal.ts'
import { segmentAt } from './wal-names.ts'
import { withClient } from './with-client.ts'

const AT_ONCE = 1
/** The server writes this file in one piece. It says where the log continues, so it is copied after all others. */
const CONTROL = 'global/pg_control'

type CopyOptions = {
  readonly connection: ClientConfig
  readonly store: BackupStore
  /** The name of the backup. */
  readonly name: string
}

/**
 * Copies the files of a running server, which go on changing meanwhile. The log from the start to the end of the copy
 * repairs what was copied in the middle of a change. The server must hold this log (`holdWal`), and the caller stores
 * it afterwards. When the process dies, the server ends the backup by itself.
 */
export function copyCluster({ connection, store, name }: CopyOptions): Promise<Cluster> {
  return withClient(connection, async (client) => {
    const facts = await readFacts(client)
    const startLsn = await startBackup(client, name)
    const tree = await listClusterFiles(facts.clusterDir)
    const files: BackupFile[] = []
    const others = tree.files.filter((path) => path !== CONTROL)
    await inParallel(others, AT_ONCE, async (path) => {
      const content = await copyFile({ store, name }, facts.clusterDir, path)
      if (content) files.push({ path, ...content })
    })
    const control = Readable.from([await readControl(join(facts.clusterDir, CONTROL))])
    files.push({ path: CONTROL, ...(await packFile(store, storedAt.cluster(name, CONTROL), control)) })
    const { stopLsn, label } = await stopBackup(client)
    files.push({
      path: 'backup_label',
      ...(await packFile(store, storedAt.cluster(name, 'backup_label'), Readable.from([Buffer.from(label)]))),
    })
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version') as version",
    )
    return {
      version: rows[0]?.version ?? '',
      system: facts.system,
      timeline: facts.timeline,
      segmentBytes: facts.segmentBytes,
      startLsn,
      stopLsn,
      firstSegment: segmentAt(redoOf(label), facts.segmentBytes),
      lastSegment: segmentAt(stopLsn, facts.segmentBytes),
      folders: [...tree.folders],
      files: files.sort((one, other) => (one.path < other.path ? -1 : 1)),
    }
  })
}

async function startBackup(client: pg.Client, name: string): Promise<string> {
  const { rows } = await client.query<{ lsn: string }>('select pg_backup_start($1, true)::text as lsn', [
    `verstat ${name}`,
  ])
  return rows[0]?.lsn ?? ''
}

async function stopBackup(client: pg.Client): Promise<{ stopLsn: string; label: string }> {
  // The log is copied by `shipWal`, so the server has nothing to wait for.
  const { rows } = await client.query<{ lsn: string; label: string }>(
    'select lsn::text, labelfile as label from pg_backup_stop(false)',
  )
  return { stopLsn: rows[0]?.lsn ?? '', label: rows[0]?.label ?? '' }
}

/** Recovery begins here, which can be a segment before the one in which the backup began. */
function redoOf(label: string): string {
  return /^START WAL LOCATION: ([0-9A-F]+\/[0-9A-F]+) /m.exec(label)?.[1] ?? ''
}

/** Returns null when the server removed the file meanwhile: its removal is in the log. */
async function copyFile(
  { store, name }: Pick<CopyOptions, 'store' | 'name'>,
  clusterDir: string,
  path: string,
): Promise<Content | null> {
  const file = await open(join(clusterDir, path), 'r').catch((error: unknown) => {
    if (systemErrorCode(error) === 'ENOENT') return null
    throw error
  })
  return file && packFile(store, storedAt.cluster(name, path), file.createReadStream())
}

/** Reads until two readings are equal, because a reading can fall into the moment of a change. */
async function readControl(path: string): Promise<Buffer> {
  for (let last = await readFile(path); ; ) {
    const next = await readFile(path)
    if (next.equals(last)) return next
    last = next
  }
}
