import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError, systemErrorCode } from '../../config/start-error.ts'

/** Paths below the cluster, with `/` on every system. */
export type ClusterTree = { readonly folders: readonly string[]; readonly files: readonly string[] }

/** Folders that a copy has empty: the server fills them anew, and their old content would do harm. */
const EMPTY: ReadonlySet<string> = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const LEFT_OUT: ReadonlySet<string> = new Set([
  'postmaster.pid',
  'postmaster.opts',
  // A copy gets those of its own backup.
  'backup_label',
  'tablespace_map',
  'backup_manifest',
  'recovery.signal',
  'standby.signal',
])
/** Temporary files and tables, and a cache that the server makes again. */
const PASSING = /^pgsql_tmp|^pg_internal\.init|^t\d+_\d+|\.tmp$/

/**
 * Lists what a base backup of a running cluster copies: all files but those that PostgreSQL's manual leaves out ("The
 * Low-Level Base Backup"). Throws a `StartError` when the cluster has tablespaces, which lie elsewhere.
 */
export async function listClusterFiles(clusterDir: string): Promise<ClusterTree> {
  const folders: string[] = []
  const files: string[] = []
  const waiting = ['']
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const entry of await readdir(join(clusterDir, folder), { withFileTypes: true }).catch(vanished)) {
      if (PASSING.test(entry.name)) continue
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (folder === 'pg_tblspc') {
        throw new StartError('The database has a tablespace of its own: back it up with pg_basebackup.')
      }
      if (EMPTY.has(path)) folders.push(path)
      else if (entry.isDirectory()) {
        folders.push(path)
        waiting.push(path)
      } else if (entry.isFile() && !LEFT_OUT.has(path)) files.push(path)
    }
  }
  return { folders: folders.sort(), files: files.sort() }
}

/** The server may drop a database while its folder is being listed. */
function vanished(error: unknown): [] {
  if (systemErrorCode(error) !== 'ENOENT') throw error
  return []
}
