import { EXPORT_ROWS_MAX, type RouteParsed, type exportTable as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { type Cell, toCsv } from '../../../platform/documents/csv.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readInput } from '../../../platform/http/input/validation.ts'
import { actedBy, signedIn } from '../../accounts/index.ts'
import { audit } from '../panel.audit.ts'
import type { PanelContext } from '../panel-context.ts'
import { TABLES } from './exported-tables.ts'
import type { TableSource, Words } from './table-source.ts'

/** Every list allows pages of this size. */
const PAGE = 60

/**
 * Exports a table of the panel as CSV. Every page is read by the handler of its list, so the export has the filters and
 * the permissions of the list. The audit records who exported which table, and the names but not the values of the
 * filters. Throws `validation_failed` for a filter that the list does not have.
 */
export async function exportTable(
  ctx: PanelContext,
  { table, filter }: RouteParsed<typeof route>,
): Promise<z.input<(typeof route)['output']>> {
  const { userId } = signedIn(ctx)
  const source = TABLES[table]
  const words = wordsOf(ctx)
  const { items, isCut } = await readAll(ctx, source, filter)
  const rows: (readonly Cell[])[] = [
    source.heads.map((head) => words.t(head)),
    ...items.map((item) => source.cells(item as never, words)),
  ]
  await audit(ctx.db, {
    ...actedBy(ctx, userId),
    action: 'export.made',
    details: { table, filters: Object.keys(filter), rows: items.length },
  })
  return { csv: toCsv(ctx.locale, rows), rows: items.length, isCut }
}

async function readAll(ctx: PanelContext, source: TableSource, filter: Readonly<Record<string, string>>) {
  const items: unknown[] = []
  let place: Readonly<Record<string, string>> = {}
  for (let page = 1; ; page += 1) {
    const answer = await source.page(ctx, inputOf(source, { ...filter, ...place }))
    items.push(...answer.items)
    const hasMore = answer.next !== null || page < answer.pages
    if (!hasMore) return { items, isCut: false }
    if (items.length >= EXPORT_ROWS_MAX) return { items: items.slice(0, EXPORT_ROWS_MAX), isCut: true }
    place = answer.next === null ? { page: String(page + 1) } : { before: answer.next }
  }
}

/** Validates a filter in the same way as the list validates its path parameters and query string. */
function inputOf({ route: list }: TableSource, given: Readonly<Record<string, string>>): unknown {
  const names = new Set(Object.keys(list.params?.shape ?? {}))
  const entries = Object.entries(given)
  const limit = list.query && 'limit' in list.query.shape ? { limit: String(PAGE) } : {}
  const { input, problems } = readInput(list, {
    params: Object.fromEntries(entries.filter(([name]) => names.has(name))),
    query: { ...Object.fromEntries(entries.filter(([name]) => !names.has(name))), ...limit },
  })
  if (problems.length > 0) throw new AppError('validation_failed', { problems })
  return input
}

function wordsOf({ locale, accounts }: PanelContext): Words {
  return {
    locale,
    t(key, or = key) {
      const text = accounts.mail.translate(locale, key)
      return text === key ? or : text
    },
  }
}
