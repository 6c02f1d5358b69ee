import type * as contract from '@verstat/contract'
import type { RouteOutput, RouteParsed, SynonymGroup } from '@verstat/contract'
import type { Transaction } from 'kysely'
import type { z } from 'zod/mini'
import { onTables, transactionOnTables } from '../../platform/db/on-tables.ts'
import { uuidV7 } from '../../platform/ids/uuid-v7.ts'
import { actedBy, requireRight } from '../accounts/index.ts'
import * as search from '../search/index.ts'
import { audit } from './panel.audit.ts'
import type { PanelContext, PanelTables } from './panel-context.ts'

type View = z.input<typeof SynonymGroup>
type Tx = Transaction<PanelTables>

export async function listSynonyms(ctx: PanelContext): Promise<View[]> {
  requireRight(ctx, 'categories')
  return search.listSynonyms(onTables<search.SearchTables>(ctx.db))
}

export async function createSynonyms(
  ctx: PanelContext,
  { words }: RouteParsed<typeof contract.createSynonyms>,
): Promise<View> {
  const group = { id: uuidV7(ctx.now()), words, now: ctx.now() }
  return change(ctx, { words }, (tx) => search.createSynonyms(transactionOnTables(tx), group))
}

export async function editSynonyms(
  ctx: PanelContext,
  { id, words, version }: RouteParsed<typeof contract.editSynonyms>,
): Promise<View> {
  const edit = { words, version, now: ctx.now() }
  return change(ctx, { group: id, words }, (tx) => search.editSynonyms(transactionOnTables(tx), id, edit))
}

export async function deleteSynonyms(
  ctx: PanelContext,
  { id }: RouteParsed<typeof contract.deleteSynonyms>,
): Promise<null> {
  await change(ctx, { group: id, removed: true }, (tx) =>
    search.deleteSynonyms(transactionOnTables(tx), id, ctx.now()),
  )
  return null
}

export async function listSearchMisses(
  ctx: PanelContext,
): Promise<RouteOutput<typeof contract.listSearchMisses>> {
  requireRight(ctx, 'categories')
  return search.listMisses(onTables<search.SearchTables>(ctx.db))
}

async function change<T>(
  ctx: PanelContext,
  details: Readonly<Record<string, unknown>>,
  run: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { userId } = requireRight(ctx, 'categories')
  return ctx.db.transaction().execute(async (tx) => {
    const answer = await run(tx)
    await audit(tx, { ...actedBy(ctx, userId), action: 'synonyms.changed', details })
    return answer
  })
}
