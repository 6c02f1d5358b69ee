import { timingSafeEqual } from 'node:crypto'
import { FILE_ACCESSES, type FileAccess } from '@verstat/contract'
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import { AppError, type FieldProblem } from '../../platform/http/app-error.ts'
import { hashSecretToken } from '../../platform/security/secret-token.ts'
import type { UploadKind, UploadsTables } from './uploads.tables.ts'

/** A database connection or the caller's transaction. */
type Db = Kysely<UploadsTables>

/** A file that a form wants to attach to a listing or an account. */
export type UploadUse = {
  readonly uploadId: string
  /** Visitors send this token to prove that they uploaded the file. */
  readonly uploadToken?: string | undefined
  readonly kind: UploadKind
  /** The field path of errors about this file, such as `images.0`. */
  readonly path: string
  /** Changes who may open the file. If absent, `isPublic` counts. */
  readonly access?: FileAccess | undefined
  /** True makes the file public, false closes a public one. If both are absent, the file stays as it is. */
  readonly isPublic?: boolean | undefined
}

export type Attaching = {
  /** All files that the listing will contain. */
  readonly uses: readonly UploadUse[]
  /**
   * The ids of files that the listing, or a pending edit of the listing, already contains. For these files no proof
   * of ownership is required.
   */
  readonly previously?: readonly string[]
  /** Null for visitors. */
  readonly actorUserId: string | null
}

/**
 * Returns `unknown_upload` for each upload that does not exist, has the wrong kind, belongs to someone else, is
 * already in use, or occurs twice in the form.
 */
export async function uploadProblems(db: Db, attaching: Attaching): Promise<readonly FieldProblem[]> {
  return findProblems(attaching, await readUploads(db, attaching))
}

/**
 * Marks files as used. Each file belongs to only one listing. Of two concurrent requests only one gets a file, because
 * the rows are locked. Throws `validation_failed` with the problems of `uploadProblems`.
 */
export async function attachUploads(tx: Db, attaching: Attaching): Promise<void> {
  if (attaching.uses.length === 0) return
  const rows = await readUploads(tx, attaching, true)
  const problems = findProblems(attaching, rows)
  if (problems.length > 0) throw new AppError('validation_failed', { problems })
  await tx
    .updateTable('uploads')
    .set({
      orphan_since: null,
      // When a visitor's file is attached by a signed-in user, this user becomes its owner.
      owner_id: sql<string | null>`coalesce(owner_id, ${attaching.actorUserId}::uuid)`,
    })
    .where('id', 'in', idsOf(attaching))
    .where('orphan_since', 'is not', null)
    .execute()
  for (const access of FILE_ACCESSES) {
    const ids = attaching.uses.filter((use) => use.access === access).map(({ uploadId }) => uploadId)
    await setAccess(tx, ids, access, (row) => row('access', '!=', access))
  }
  for (const isPublic of [true, false]) {
    const ids = attaching.uses
      .filter((use) => use.access === undefined && use.isPublic === isPublic)
      .map(({ uploadId }) => uploadId)
    // Closing a file that is closed already keeps who may open it.
    await setAccess(tx, ids, isPublic ? 'public' : 'granted', (row) => row('is_public', '!=', isPublic))
  }
}

async function setAccess(
  tx: Db,
  ids: readonly string[],
  access: FileAccess,
  isDifferent: (row: ExpressionBuilder<UploadsTables, 'uploads'>) => Expression<SqlBool>,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('uploads')
    .set({ access })
    .where('id', 'in', [...ids])
    .where(isDifferent)
    .execute()
}

/**
 * Locks files in the order of their ids. Returns true if none of the files has been attached elsewhere since it was
 * released. Demo files always count as free.
 */
export async function lockFreeUploads(tx: Db, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const rows = await tx
    .selectFrom('uploads')
    .select(['orphan_since', 'demo'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.length === ids.length && rows.every(({ orphan_since, demo }) => demo || orphan_since !== null)
}

/**
 * Releases files that are no longer used. A sweep deletes released files a day later. Call this only for files that
 * pending edits refer to. The tables of pictures and documents release their files by triggers.
 */
export async function releaseUploads(tx: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('uploads')
    .set({ orphan_since: now })
    .where('id', 'in', [...ids])
    .where('orphan_since', 'is', null)
    .execute()
}

/**
 * Makes the next sweep delete a user's unused files and the files `alsoIds`. Call this after the user's listings are
 * erased.
 */
export async function eraseUploads(db: Db, userId: string, alsoIds: readonly string[]): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ orphan_since: new Date(0) })
    .where(({ or, and, eb }) =>
      or([
        and([eb('owner_id', '=', userId), eb('orphan_since', 'is not', null)]),
        ...(alsoIds.length > 0 ? [eb('id', 'in', [...alsoIds])] : []),
      ]),
    )
    .execute()
}

type FoundUpload = {
  readonly id: string
  readonly kind: UploadKind
  readonly owner_id: string | null
  readonly token_hash: Buffer | null
  readonly orphan_since: Date | null
}

async function readUploads(
  db: Db,
  attaching: Attaching,
  locks = false,
): Promise<ReadonlyMap<string, FoundUpload>> {
  if (attaching.uses.length === 0) return new Map()
  const rows = await db
    .selectFrom('uploads')
    .select(['id', 'kind', 'owner_id', 'token_hash', 'orphan_since'])
    .where('id', 'in', idsOf(attaching))
    .orderBy('id')
    .$if(locks, (query) => query.forUpdate())
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

function idsOf({ uses }: Attaching): string[] {
  return [...new Set(uses.map(({ uploadId }) => uploadId))]
}

function findProblems(
  { uses, previously = [], actorUserId }: Attaching,
  rows: ReadonlyMap<string, FoundUpload>,
): FieldProblem[] {
  const held = new Set(previously)
  const taken = new Set<string>()
  return uses.flatMap((use) => {
    const row = rows.get(use.uploadId)
    const isFree = row?.orphan_since != null && isOwnedBy(row, use, actorUserId)
    const isRight = row?.kind === use.kind && (held.has(row.id) || isFree) && !taken.has(row.id)
    taken.add(use.uploadId)
    return isRight ? [] : [{ path: use.path, code: 'unknown_upload' as const }]
  })
}

/** A visitor who signs in after an upload still proves ownership of the file with the upload token. */
export function isOwnedBy(
  row: Pick<FoundUpload, 'owner_id' | 'token_hash'>,
  { uploadToken }: Pick<UploadUse, 'uploadToken'>,
  actorUserId: string | null,
): boolean {
  if (row.owner_id !== null && row.owner_id === actorUserId) return true
  if (row.token_hash === null || uploadToken === undefined) return false
  return timingSafeEqual(row.token_hash, hashSecretToken(uploadToken))
}
