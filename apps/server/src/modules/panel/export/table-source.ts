import type { LocalizedText, Route, RouteOutput, RouteParsed } from '@verstat/contract'
import type { LocaleCode, MessageKey } from '@verstat/i18n'
import type { Cell } from '../../../platform/documents/csv.ts'
import type { PanelContext } from '../panel-context.ts'

export type Words = {
  readonly locale: LocaleCode
  /** Translates a message key. Returns `or` if the key has no message, such as the key of a new value. */
  readonly t: (key: string, or?: string) => string
}

/** A table of the panel: the call that reads its list, and its columns. */
export type TableSource = {
  readonly route: Route
  /** Reads a page of the list, with all checks of the call itself. */
  readonly page: (ctx: PanelContext, input: unknown) => Promise<Page>
  readonly heads: readonly MessageKey[]
  readonly cells: (item: never, words: Words) => readonly Cell[]
}

type Page = {
  readonly items: readonly unknown[]
  /** The cursor of the next page, or null on the last page and in lists with numbered pages. */
  readonly next: string | null
  /** The number of pages of a list with numbered pages, otherwise 1. */
  readonly pages: number
}

/**
 * Lets the compiler check that the call, its list and the columns of a table fit together. The cast of `input` is safe,
 * because the schema of `route` has parsed the input.
 */
export function table<R extends Route, Item>(source: {
  readonly route: R
  readonly list: (ctx: PanelContext, input: RouteParsed<R>) => Promise<unknown>
  readonly itemsOf: (answer: RouteOutput<R>) => readonly Item[]
  readonly heads: readonly MessageKey[]
  readonly cells: (item: Item, words: Words) => readonly Cell[]
}): TableSource {
  const { route, list, itemsOf, heads, cells } = source
  return {
    route,
    heads,
    cells,
    async page(ctx, input) {
      const answer = (await list(ctx, input as RouteParsed<R>)) as RouteOutput<R>
      const { next, pages } = placeOf(answer)
      return { items: itemsOf(answer), next, pages }
    },
  }
}

function placeOf(answer: unknown): Pick<Page, 'next' | 'pages'> {
  const { next, pages } = { next: null, pages: 1, ...(typeof answer === 'object' ? answer : {}) }
  return { next: typeof next === 'string' ? next : null, pages: Number(pages) }
}

export const titleOf = ({ uk, en }: LocalizedText, { locale }: Words) =>
  (locale === 'uk' ? (uk ?? en) : (en ?? uk)) ?? ''
export const hryvnias = ({ amountMinor }: { readonly amountMinor: number }) => amountMinor / 100
export const moment = (at: string | null) => (at === null ? null : new Date(at))
