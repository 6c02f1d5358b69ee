import { uuidV7 } from '../../../../platform/ids/uuid-v7.ts'
import { auditListing } from '../../directory.audit.ts'
import type { Tx, WriteContext } from '../../directory-context.ts'
import { listingSlug, slugCode } from '../listing-slug.ts'
import * as listings from '../moves/listing.repository.ts'
import type { Fieldset } from './fieldset.ts'

type DraftOptions = {
  readonly ownerId: string | null
  readonly submitWhenVerified?: boolean
  readonly wantedPlan?: string | undefined
  readonly auditDetails?: Readonly<Record<string, string>>
}

/** Inserts a draft with its first entry in the status history and in the audit. Returns the id of the draft. */
export async function insertDraft<Fields extends object, Changes>(
  ctx: WriteContext,
  tx: Tx,
  set: Fieldset<Fields, Changes>,
  fields: Fields,
  { ownerId, submitWhenVerified = false, wantedPlan, auditDetails }: DraftOptions,
): Promise<string> {
  const at = ctx.now()
  const id = uuidV7(at)
  const row = {
    id,
    slug: listingSlug(set.title(fields), slugCode(id)),
    ownerId,
    locale: ctx.locale,
    submitWhenVerified,
    wantedPlan: wantedPlan ?? null,
    at,
  }
  await set.insert(tx, row, fields, ctx.dictionaries)
  const draft = { kind: set.kind, id }
  await listings.logStatus(tx, draft, { from: null, to: 'draft', actorId: ownerId, at })
  const actor = ownerId === null ? null : { userId: ownerId }
  await auditListing({ ...ctx, actor }, tx, draft, 'listing.created', auditDetails)
  return id
}
