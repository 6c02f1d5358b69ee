import { timingSafeEqual } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { AppError, type FieldProblem } from '../../platform/http/app-error.ts'
import { hashSecretToken } from '../../platform/security/secret-token.ts'
import type { UploadKind, UploadsTables } from './uploads.tables.ts'

/** The database, or the transaction of whoever calls. */
type Db = Kysely<UploadsTables>

/** One place of a listing or an account that a stored file is to take. */
export type UploadUse = {
  readonly uploadId: string
  /** Of visitors: proves that the file is theirs. */
  readonly uploadToken?: string | undefined
  readonly kind: UploadKind
  /** Where a fault of it is told: `images.0`. */
  readonly path: string
  /** Whether anybody may have it; as it was uploaded unless said. */
  readonly isPublic?: boolean | undefined
}

export type Attaching = {
  /** Everything that one listing is to hold, whatever the fields. */
  readonly uses: readonly UploadUse[]
  /** What that listing, or an edit of it that waits, holds already: no proof is needed for these. */
  readonly previously?: readonly string[]
  /** Null for visitors. */
  readonly actorUserId: string | null
}

/**
 * What is wrong with uploads that somebody wants to use, for the check of a form: `unknown_upload` at each that does not
 * exist, is of the other kind, somebody else's, held by something else, or named twice.
 */
export async function uploadProblems(db: Db, attaching: Attaching): Promise<readonly FieldProblem[]> {
  return findProblems(attaching, await readUploads(db, attaching))
}

/**
 * Makes files part of something, so that they stay: one file, one listing. Files are locked in the order of their ids, so
 * of two that want the same one only one gets it. Throws `validation_failed` as `uploadProblems` tells.
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
      // A visitor's file belongs to whoever uses it once they are known.
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
 * Whether nothing else has taken these files since they were let go: they are locked, in the order of their ids, and those
 * of demo listings are never let go.
 */
export async function holdFreeUploads(tx: Db, ids: readonly string[]): Promise<boolean> {
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
 * Lets files go that nothing holds any more; the sweep removes them a day later. Rows of pictures and documents of listings
 * do so by themselves when they are deleted: this is for files that are named elsewhere, as in an edit that waits.
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
 * Lets what a user stored and nothing holds any more go at the next sweep, with `alsoIds`: for the erasure of an account,
 * after its listings.
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
    const isFree = row?.orphan_since != null && isTheirs(row, use, actorUserId)
    const isRight = row?.kind === use.kind && (held.has(row.id) || isFree) && !taken.has(row.id)
    taken.add(use.uploadId)
    return isRight ? [] : [{ path: use.path, code: 'unknown_upload' as const }]
  })
}

/** A visitor who signed in meanwhile still has the token. */
function isTheirs(row: FoundUpload, { uploadToken }: UploadUse, actorUserId: string | null): boolean {
  if (row.owner_id !== null && row.owner_id === actorUserId) return true
  if (row.token_hash === null || uploadToken === undefined) return false
  return timingSafeEqual(row.token_hash, hashSecretToken(uploadToken))
}
