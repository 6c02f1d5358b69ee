import { timingSafeEqual } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { AppError, type FieldProblem } from '../../platform/http/app-error.ts'
import { hashSecretToken } from '../../platform/security/secret-token.ts'
import type { UploadKind, UploadsTables } from './uploads.tables.ts'

/** A database connection or the caller's transaction. */
type Db = Kysely<UploadsTables>

/** A file that a form wants to attach to a listing or an account. */
export type UploadUse = {
  readonly uploadId: string
  /** For visitors: proves ownership of the upload. */
  readonly uploadToken?: string | undefined
  readonly kind: UploadKind
  /** Field for errors, such as `images.0`. */
  readonly path: string
  /** Default: as uploaded. */
  readonly isPublic?: boolean | undefined
}

export type Attaching = {
  /** All files that the listing will contain. */
  readonly uses: readonly UploadUse[]
  /** Files that the listing, or a pending edit of it, already contains. They need no proof of ownership. */
  readonly previously?: readonly string[]
  /** Null for visitors. */
  readonly actorUserId: string | null
}

/**
 * Validates uploads in a form: returns `unknown_upload` for each that does not exist, has the wrong kind, belongs to
 * someone else, is in use, or is listed twice.
 */
export async function uploadProblems(db: Db, attaching: Attaching): Promise<readonly FieldProblem[]> {
  return findProblems(attaching, await readUploads(db, attaching))
}

/**
 * Marks files as used, one listing per file. Rows are locked in the order of their ids, so that of two concurrent
 * requests only one gets a file. Throws `validation_failed` with the problems of `uploadProblems`.
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
      // A visitor's file gets its owner once the user is known.
      owner_id: sql<string | null>`coalesce(owner_id, ${attaching.actorUserId}::uuid)`,
    })
    .where('id', 'in', idsOf(attaching))
    .where('orphan_since', 'is not', null)
    .execute()
  for (const isPublic of [true, false]) {
    const ids = attaching.uses.filter((use) => use.isPublic === isPublic).map(({ uploadId }) => uploadId)
    if (ids.length === 0) continue
    await tx
      .updateTable('uploads')
      .set({ is_public: isPublic })
      .where('id', 'in', ids)
      .where('is_public', '!=', isPublic)
      .execute()
  }
}

/**
 * Locks files, in the order of their ids, and returns whether none of them has been attached elsewhere since they were
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
 * Releases files that are no longer used; the sweep deletes them a day later. Needed only for files referenced outside
 * the picture and document tables, such as pending edits: those tables release files by triggers.
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

/** Deletes a user's unused files and `alsoIds` at the next sweep. Call after erasing the user's listings. */
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

/** A visitor who has signed in since the upload still has its token. */
function isOwnedBy(row: FoundUpload, { uploadToken }: UploadUse, actorUserId: string | null): boolean {
  if (row.owner_id !== null && row.owner_id === actorUserId) return true
  if (row.token_hash === null || uploadToken === undefined) return false
  return timingSafeEqual(row.token_hash, hashSecretToken(uploadToken))
}
