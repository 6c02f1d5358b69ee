import type { RouteOutput, RouteParsed, editNdaText as route } from '@verstat/contract'
import { AppError } from '../../../platform/http/app-error.ts'
import { requireRight } from '../../accounts/index.ts'
import { auditDrawings } from '../drawings.audit.ts'
import type { Db, DrawingsContext } from '../drawings-context.ts'
import { viewNdaText } from './get-nda.ts'
import * as nda from './nda.repository.ts'

/**
 * Puts another text into force. Saving the same text again changes nothing. Throws `stale` when another version came
 * into force since the editor read it.
 */
export async function editNdaText(
  ctx: DrawingsContext,
  { version, uk, en }: RouteParsed<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const { userId } = requireRight(ctx, 'texts')
  const now = ctx.now()
  return ctx.db.transaction().execute(async (tx) => {
    const current = await nda.findCurrent(tx)
    if (version !== current.version) throw await stale(tx, current)
    const hash = nda.hashNda({ uk, en })
    if (hash === current.hash) return viewNdaText(tx, current)
    await nda.keep(tx, current, now)
    const next = { version: version + 1, uk, en, hash, since: now }
    // Of two editors, the second waits here for the first and then finds the version taken.
    if (!(await nda.keep(tx, next, now, userId))) throw await stale(tx, await nda.findCurrent(tx))
    await auditDrawings(ctx, tx, 'nda.edited', null, { version: next.version, hash })
    return viewNdaText(tx, next)
  })
}

async function stale(db: Db, current: nda.NdaText): Promise<AppError> {
  return new AppError('stale', { current: await viewNdaText(db, current) })
}
