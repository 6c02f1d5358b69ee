import {
  FORM_DRAFT_BYTES_MAX,
  type FormDraft,
  type ListingKind,
  type RouteParsed,
  type saveFormDraft as saveRoute,
} from '@verstat/contract'
import { AppError, invalid } from '../../../../platform/http/app-error.ts'
import { addressKey, enforceLimit, networkOf, signedIn } from '../../../accounts/index.ts'
import type { Db, Tx, WriteContext } from '../../directory-context.ts'
import { sendDraftLink } from '../claims/link-emails.ts'
import { findToken, issueToken, markTokenUsed } from '../claims/listing-tokens.ts'
import { rejectUnknownCode } from '../claims/open-listing.ts'
import { WRITING_LIMITS } from './writing.limits.ts'

type DraftRow = {
  readonly id: string
  readonly kind: ListingKind
  readonly fields: Record<string, unknown>
  readonly step: string | null
  readonly owner_id: string | null
  readonly updated_at: Date
}

/**
 * Saves a half-filled form. A signed-in user becomes the owner of the form, and a visitor gets a token for it. Throws
 * `not_found` when the id belongs to a form of someone else. Also throws `payload_too_large`, `validation_failed` and
 * `rate_limited`.
 */
export async function saveFormDraft(
  ctx: WriteContext,
  input: RouteParsed<typeof saveRoute>,
): Promise<{ id: string; savedAt: string; draftToken?: string }> {
  await enforceLimit(ctx, WRITING_LIMITS.draftSaves, ctx.actor?.userId ?? networkOf(ctx))
  const fields = JSON.stringify(input.fields)
  if (Buffer.byteLength(fields) > FORM_DRAFT_BYTES_MAX) throw new AppError('payload_too_large')
  const { email } = input
  if (email === undefined && (ctx.actor === null || input.mailLink)) {
    throw invalid({ path: 'email', code: 'required' })
  }
  if (email !== undefined && input.mailLink) {
    await enforceLimit(ctx, WRITING_LIMITS.draftLinksNetwork, networkOf(ctx))
    await enforceLimit(ctx, WRITING_LIMITS.draftLinks, addressKey(email))
  }
  return ctx.db.transaction().execute(async (tx) => {
    const isNew = await store(ctx, tx, input, fields)
    if (email !== undefined && input.mailLink) {
      const code = await issueToken(tx, 'manage', { draft_id: input.id }, ctx.now())
      await sendDraftLink(ctx, tx, { kind: input.kind, email, code })
    }
    const needsToken = isNew && ctx.actor === null
    return {
      id: input.id,
      savedAt: ctx.now().toISOString(),
      ...(needsToken ? { draftToken: await issueToken(tx, 'claim', { draft_id: input.id }, ctx.now()) } : {}),
    }
  })
}

export async function listFormDrafts(ctx: WriteContext): Promise<{ items: (FormDraft & { id: string })[] }> {
  const rows = await selectDrafts(ctx.db)
    .where('owner_id', '=', signedIn(ctx).userId)
    .orderBy('updated_at', 'desc')
    .limit(50)
    .execute()
  return { items: rows.map(viewDraft) }
}

/**
 * Opens a saved form by its token, or by the code of an e-mailed link. A code works once and is exchanged for a token.
 * Throws `not_found` for an unknown code, and `code_expired` for a used or old one.
 */
export async function openFormDraft(
  ctx: WriteContext,
  { code }: { readonly code: string },
): Promise<FormDraft & { id: string; draftToken: string }> {
  return ctx.db.transaction().execute(async (tx) => {
    const token = await findToken(tx, code, { lock: true })
    const row = token?.draftId && (await selectDrafts(tx).where('id', '=', token.draftId).executeTakeFirst())
    if (!token || !row) return rejectUnknownCode(ctx)
    if (token.usedAt || token.expiresAt <= ctx.now()) throw new AppError('code_expired')
    if (token.purpose === 'claim') return { ...viewDraft(row), draftToken: code }
    await markTokenUsed(tx, code, ctx.now())
    return { ...viewDraft(row), draftToken: await issueToken(tx, 'claim', { draft_id: row.id }, ctx.now()) }
  })
}

/** Deletes a saved form, if the caller is its owner or holds its token. Otherwise throws `not_found`. */
export async function deleteFormDraft(
  ctx: WriteContext,
  { id }: { readonly id: string },
): Promise<undefined> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await selectDrafts(tx).where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row || !(await isTheirs(ctx, tx, row, ctx.listingToken))) throw new AppError('not_found')
    await tx.deleteFrom('form_drafts').where('id', '=', id).execute()
  })
}

/** Inserts or updates the form. Returns true when the form was not saved before. */
async function store(
  ctx: WriteContext,
  tx: Tx,
  input: RouteParsed<typeof saveRoute>,
  fields: string,
): Promise<boolean> {
  const now = ctx.now()
  const row = {
    kind: input.kind,
    fields,
    step: input.step ?? null,
    ...(input.email === undefined ? {} : { email: input.email }),
    // A visitor who has signed in since the last save becomes the owner of the form.
    ...(ctx.actor ? { owner_id: ctx.actor.userId } : {}),
    updated_at: now,
  }
  const made = await tx
    .insertInto('form_drafts')
    .values({ id: input.id, ...row, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows === 1n) return true
  const known = await selectDrafts(tx).where('id', '=', input.id).forUpdate().executeTakeFirst()
  const token = input.draftToken ?? ctx.listingToken
  if (!known || !(await isTheirs(ctx, tx, known, token))) throw new AppError('not_found')
  await tx.updateTable('form_drafts').set(row).where('id', '=', input.id).execute()
  return false
}

async function isTheirs(
  { actor, now }: WriteContext,
  tx: Tx,
  row: DraftRow,
  token: string | undefined,
): Promise<boolean> {
  if (row.owner_id !== null) return row.owner_id === actor?.userId
  const found = token === undefined ? undefined : await findToken(tx, token)
  return (
    found?.draftId === row.id && found.purpose === 'claim' && found.usedAt === null && found.expiresAt > now()
  )
}

function selectDrafts(db: Db) {
  return db.selectFrom('form_drafts').select(['id', 'kind', 'fields', 'step', 'owner_id', 'updated_at'])
}

function viewDraft({ id, kind, fields, step, updated_at }: DraftRow) {
  return { id, kind, fields, step, savedAt: updated_at.toISOString() }
}
