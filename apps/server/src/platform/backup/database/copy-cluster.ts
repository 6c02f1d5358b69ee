import { type FileHandle, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { ClientConfig } from 'pg'
import { systemErrorCode } from '../../config/start-error.ts'
import { type BackupFile, type Cluster, storedAt } from '../manifest.ts'
import type { BackupStore } from '../store/backup-store.ts'
import { createBundles } from '../store/bundles.ts'
import { packFile } from '../store/packed-file.ts'
import { listClusterFiles } from './cluster-files.ts'
import { readFacts } from './ship-wal.ts'
import { segmentAt } from './wal-names.ts'
import { withClient } from './with-client.ts'

/** Larger files are stored by themselves. */
const BUNDLED_BYTES = 1024 * 1024
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
    const bundles = createBundles(store, (number) => storedAt.bundle(name, number))
    // One file at a time: more would take the processors from visitors.
    for (const path of tree.files) {
      if (path === CONTROL) continue
      const file = await openPresent(join(facts.clusterDir, path))
      if (file === null) continue
      if ((await file.stat()).size <= BUNDLED_BYTES) {
        await bundles.add(path, await file.readFile().finally(() => file.close()))
      } else {
        const content = await packFile(store, storedAt.cluster(name, path), file.createReadStream())
        files.push({ path, ...content })
      }
    }
    await bundles.add(CONTROL, await readControl(join(facts.clusterDir, CONTROL)))
    const { stopLsn, label } = await stopBackup(client)
    await bundles.add('backup_label', Buffer.from(label))
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
      files,
      bundles: await bundles.end(),
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
async function openPresent(path: string): Promise<FileHandle | null> {
  return open(path, 'r').catch((error: unknown) => {
    if (systemErrorCode(error) === 'ENOENT') return null
    throw error
  })
}

/** Reads until two readings are equal, because a reading can fall into the moment of a change. */
async function readControl(path: string): Promise<Buffer> {
  for (let last = await readFile(path); ; ) {
    const next = await readFile(path)
    if (next.equals(last)) return next
    last = next
  }
}
