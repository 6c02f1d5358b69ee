import type { BackupStore } from '../store/backup-store.ts'

const STORED = /^wal\/([0-9A-F]{24}|[0-9A-F]{8}\.history)\.([0-9a-f]{64})\.zst$/

/** The path of a stored file of the log. It has the hash of the content, so that it needs no list beside it. */
export function walFile({ name, sha256 }: { readonly name: string; readonly sha256: string }): string {
  return `wal/${name}.${sha256}.zst`
}

/** Returns the hashes of all stored files of the log by their names, in the order of the log. */
export async function listWal(store: BackupStore): Promise<ReadonlyMap<string, string>> {
  const found = (await store.list('wal')).flatMap(({ name }) => {
    const [, file, sha256] = STORED.exec(name) ?? []
    return file && sha256 ? [[file, sha256] as const] : []
  })
  return new Map(found.sort(([one], [other]) => (one < other ? -1 : 1)))
}
