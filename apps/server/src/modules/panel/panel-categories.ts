import type * as contract from '@verstat/contract'
import type { PanelCategory, RouteParsed } from '@verstat/contract'
import type { z } from 'zod/mini'
import { onTables } from '../../platform/db/on-tables.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { actedBy, requireRight } from '../accounts/index.ts'
import * as directory from '../directory/index.ts'
import { audit } from './panel.audit.ts'
import type { PanelContext } from './panel-context.ts'

type View = z.input<typeof PanelCategory>
type Change = 'category.created' | 'category.edited' | 'category.placed' | 'category.merged'

export async function listPanelCategories(ctx: PanelContext): Promise<View[]> {
  requireRight(ctx, 'categories')
  return directory.viewCategories(onTables(ctx.db))
}

export async function createCategory(
  ctx: PanelContext,
  input: RouteParsed<typeof contract.createCategory>,
): Promise<View> {
  const { slug, parentId } = input
  await change(ctx, 'category.created', { category: slug, parentId }, (tx) =>
    directory.createCategory(tx, input, ctx.now()),
  )
  return view(ctx, slug)
}

export async function editCategory(
  ctx: PanelContext,
  input: RouteParsed<typeof contract.editCategory>,
): Promise<View> {
  const { id, version: _, ...changes } = input
  try {
    await change(ctx, 'category.edited', { category: id, changes }, (tx) =>
      directory.editCategory(tx, input, ctx.now()),
    )
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'stale') throw error
    throw new AppError('stale', { current: await view(ctx, id) })
  }
  return view(ctx, id)
}

export async function placeCategory(
  ctx: PanelContext,
  { id, before }: RouteParsed<typeof contract.placeCategory>,
): Promise<View[]> {
  await change(ctx, 'category.placed', { category: id, before }, (tx) =>
    directory.placeCategory(tx, id, before),
  )
  return directory.viewCategories(onTables(ctx.db))
}

export async function mergeCategory(
  ctx: PanelContext,
  { id, into }: RouteParsed<typeof contract.mergeCategory>,
): Promise<{ orders: number; producers: number }> {
  return change(ctx, 'category.merged', { category: id, into }, (tx) =>
    directory.mergeCategory(tx, id, into, ctx.now()),
  )
}

/**
 * Runs a change and writes its audit row. This process reloads the dictionaries at once, and the other processes
 * reload theirs within a second.
 */
async function change<T>(
  ctx: PanelContext,
  action: Change,
  details: Readonly<Record<string, unknown>>,
  run: (tx: directory.Tx) => Promise<T>,
): Promise<T> {
  const { userId } = requireRight(ctx, 'categories')
  const answer = await ctx.db.transaction().execute(async (tx) => {
    const done = await run(tx)
    await audit(tx, { ...actedBy(ctx, userId), action, details })
    return done
  })
  await ctx.dictionaries.reload()
  return answer
}

async function view(ctx: PanelContext, id: string): Promise<View> {
  const [category] = await directory.viewCategories(onTables(ctx.db), id)
  if (!category) throw new AppError('not_found')
  return category
}
