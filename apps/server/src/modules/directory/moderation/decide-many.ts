import type { RouteParsed, decideMany as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError, invalid } from '../../../platform/http/app-error.ts'
import { requireRight } from '../../accounts/index.ts'
import type { WriteContext } from '../directory-context.ts'
import { changeStatus } from '../listing/moves/change-status.ts'
import { decideRevision } from './revisions/decide-revision.ts'

type Input = RouteParsed<typeof route>
type Item = Input['items'][number]

const STATUS = { approve: 'published', unblock: 'published', reject: 'rejected', block: 'blocked' } as const

/**
 * Decides about several listings. Each decision is a transaction of its own with its own audit and e-mail, so a refused
 * one does not undo the others. The results are in the order of the items. Throws `forbidden` for callers who are not
 * moderators, and `validation_failed` when a rejection or block has no reason.
 */
export async function decideMany(
  ctx: WriteContext,
  { act, reason, items }: Input,
): Promise<z.input<(typeof route)['output']>> {
  requireRight(ctx, 'listings')
  if ((act === 'reject' || act === 'block') && reason === undefined) {
    throw invalid({ path: 'reason', code: 'required' })
  }
  const results: z.input<(typeof route)['output']>['results'] = []
  for (const item of items) {
    results.push({
      kind: item.kind,
      id: item.id,
      error: await refusalOf(() => decide(ctx, item, act, reason)),
    })
  }
  return { results }
}

async function decide(
  ctx: WriteContext,
  { kind, id, version, what }: Item,
  act: Input['act'],
  reason: string | undefined,
): Promise<void> {
  if (what === 'new') {
    // Approving and unblocking both publish the listing. `from` is the status that the listing must have, so that
    // neither action can do the work of the other by accident.
    const from = act === 'approve' ? 'pending' : act === 'unblock' ? 'blocked' : undefined
    await changeStatus(ctx, { kind, id }, { status: STATUS[act], version, reason, from })
    return
  }
  if (act !== 'approve' && act !== 'reject') throw new AppError('move_forbidden', { allowed: [] })
  await decideRevision(ctx, { kind, id }, { version, approve: act === 'approve', reason })
}

/** Returns the code with which a decision was refused, or null. */
async function refusalOf(run: () => Promise<void>): Promise<string | null> {
  try {
    await run()
    return null
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}
