import { RENEW_DAYS } from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'
import { onTables } from '../../../../platform/db/on-tables.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { enforceLimitOrChallenge, lockUser, signedIn } from '../../../accounts/index.ts'
import type { Tx, WriteContext } from '../../directory-context.ts'
import { ORDER_FIELDSET } from '../../orders/fieldset/order-fieldset.ts'
import * as listings from '../moves/listing.repository.ts'
import { OWNER_RIGHTS } from '../moves/move-listing.ts'
import { type OwnListing, readOwn } from '../moves/read-own.ts'
import { insertDraft } from './insert-draft.ts'
import { WRITING_LIMITS } from './writing.limits.ts'

type Copied<T> = {
  readonly changes: { readonly visibility?: 'public' | 'invited' }
  /** Makes the answer in the transaction of the copy, and may write more. */
  readonly answer: (tx: Tx, copy: OwnListing<'order'>) => Promise<T>
}

export function duplicateOrder(ctx: WriteContext, id: string): Promise<OwnListing<'order'>> {
  return copyOrder(ctx, id, { changes: {}, answer: async (_, copy) => copy })
}

/**
 * Copies an order to a new draft with new dates and without files. Throws `not_found`, and `challenge_required` when
 * the user creates too many listings.
 */
export async function copyOrder<T>(
  ctx: WriteContext,
  id: string,
  { changes, answer: makeAnswer }: Copied<T>,
): Promise<T> {
  const { userId } = signedIn(ctx)
  await enforceLimitOrChallenge(ctx, WRITING_LIMITS.placedUser, userId)
  return ctx.db.transaction().execute(async (tx) => {
    const owner = await lockUser(onTables(tx), userId)
    if (!owner) throw new AppError('unauthenticated')
    const source = await listings.find(tx, 'order', id, ctx.now())
    if (source?.ownerId !== userId) throw new AppError('not_found')
    const text = await ORDER_FIELDSET.read(tx, ctx.dictionaries, id)
    const today = kyivDay(ctx.now())
    const fields = {
      ...text,
      ...changes,
      images: [],
      files: [],
      offersUntil: addDays(today, RENEW_DAYS),
      neededBy: text.neededBy && text.neededBy >= today ? text.neededBy : null,
    }
    const copyId = await insertDraft(ctx, tx, ORDER_FIELDSET, fields, {
      ownerId: userId,
      auditDetails: { copyOf: id },
    })
    const copy = { kind: 'order', id: copyId } as const
    const answer = await makeAnswer(tx, await readOwn(ctx, tx, copy, OWNER_RIGHTS))
    await ctx.storeAnswer?.(tx, answer)
    return answer
  })
}
