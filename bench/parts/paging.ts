import { listOrders, listProducers, type RouteOutput, type Send } from '@verstat/contract'
import { type DirectoryContext, directoryRoutes } from '../../apps/server/src/modules/directory/index.ts'
import { openGate } from '../../apps/server/src/platform/http/answer-call.ts'
import { type Binding, localSend, routeKey } from '../../apps/server/src/platform/http/bind.ts'
import { unknownCaller } from '../../apps/server/src/platform/http/caller.ts'
import { openLargeDirectory } from '../large-directory.ts'
import { median, quantile, type Subject, timeInterleaved } from '../measure.ts'
import { atMost, type PartResult, type Promised, round } from '../report.ts'

const PAGE_SIZE = 24
const ROUNDS = 60
const RANDOM_PAGES = 20
/** If a list has no stored counters, visitors can reach only this many of its rows. */
const BOUNDED_ROWS = 10_000

type Filter = {
  readonly type?: string
  readonly regionSlug?: string
  readonly categorySlug?: string
}
type Form = { readonly name: string; readonly filter: Filter; readonly rows: number; readonly exact?: number }
/** Reads a page of a list and returns the number of rows in the whole list. */
type ReadPage = (filter: object, page: number) => Promise<{ readonly total: number }>

/**
 * Measures API calls of lists with every combination of filters. Each filter has its most common value. Each list is
 * read at several page numbers.
 */
export async function measurePaging(): Promise<PartResult> {
  const directory = await openLargeDirectory()
  try {
    const bindings: readonly Binding<DirectoryContext>[] = directoryRoutes
    const send = localSend(
      new Map(bindings.map((binding) => [routeKey(binding.route), binding])),
      openGate(directory.context()),
      unknownCaller(),
    )
    const orders: ReadPage = (filter, page) =>
      send(listOrders, { ...filter, page, limit: PAGE_SIZE } as Parameters<typeof send<typeof listOrders>>[1])
    const producers: ReadPage = (filter, page) => send(listProducers, { ...filter, page, limit: PAGE_SIZE })
    const parts = [
      await measureForms('orders', orders, await orderForms(send, orders)),
      await measureForms('producers', producers, await producerForms(send, producers)),
      await measureBounded(orders),
    ]
    return {
      tables: [
        {
          title: 'size',
          columns: ['orders', 'producers'],
          rows: [[directory.size.orders, directory.size.producers]],
        },
        ...parts.flatMap(({ tables }) => tables),
      ],
      promises: parts.flatMap(({ promises }) => promises),
    }
  } finally {
    await directory.close()
  }
}

async function orderForms(send: Send, read: ReadPage): Promise<Form[]> {
  const { facets } = await send(listOrders, { facets: true })
  if (!facets) throw new Error('the list answered no facets')
  const fullest = await fullestCategories(send, listOrders, facets.categories)
  const filters = combine({
    type: top(facets.types),
    regionSlug: top(facets.regions.filter(({ value }) => value !== 'ukraine')),
    ...fullest,
  })
  return Promise.all(
    filters.map(async ({ name, filter }) => {
      const { regionSlug, ...others } = filter
      const rows = (await read(filter, 1)).total
      if (!regionSlug) return { name, filter, rows }
      const country = (await read({ ...others, regionSlug: 'ukraine' }, 1)).total
      return { name, filter, rows, exact: rows - country }
    }),
  )
}

async function producerForms(send: Send, read: ReadPage): Promise<Form[]> {
  const { facets } = await send(listProducers, { facets: true })
  if (!facets) throw new Error('the list answered no facets')
  const fullest = await fullestCategories(send, listProducers, facets.categories)
  const filters = combine({ regionSlug: top(facets.regions), ...fullest })
  return Promise.all(
    filters.map(async ({ name, filter }) => ({ name, filter, rows: (await read(filter, 1)).total })),
  )
}

type Facet = { readonly value: string; readonly count: number }

function top(facet: readonly Facet[]): string {
  const [first] = facet.toSorted((a, b) => b.count - a.count)
  if (!first) throw new Error('a facet is empty')
  return first.value
}

async function fullestCategories(
  send: Send,
  list: typeof listOrders | typeof listProducers,
  roots: readonly Facet[],
) {
  const root = top(roots)
  const { facets } = (await send(list, { categorySlug: root, facets: true })) as RouteOutput<
    typeof listOrders
  >
  const leaves = facets?.categories.filter(({ value }) => !roots.some((known) => known.value === value)) ?? []
  return { root, leaf: top(leaves) }
}

/** Returns all combinations of used and unused filters. The category filter is a root category or a leaf category. */
function combine(values: {
  readonly type?: string
  readonly regionSlug: string
  readonly root: string
  readonly leaf: string
}) {
  const types = values.type === undefined ? [undefined] : [undefined, values.type]
  return types.flatMap((type) =>
    [undefined, values.regionSlug].flatMap((regionSlug) =>
      [undefined, values.root, values.leaf].map((categorySlug) => {
        const category = categorySlug === values.leaf ? 'leaf' : 'root'
        const words = [type && 'type', regionSlug && 'region', categorySlug && category].filter(Boolean)
        const filter: Filter = {
          ...(type ? { type } : {}),
          ...(regionSlug ? { regionSlug } : {}),
          ...(categorySlug ? { categorySlug } : {}),
        }
        return { name: words.join(' + ') || 'all', filter }
      }),
    ),
  )
}

async function measureForms(what: string, read: ReadPage, forms: readonly Form[]): Promise<PartResult> {
  const rows: (string | number)[][] = []
  const promises: Promised[] = []
  let worst = { ratio: 0, where: '' }
  let worstLast = { ratio: 0, where: '' }
  for (const form of forms) {
    const pages = Math.max(1, Math.ceil(form.rows / PAGE_SIZE))
    const places: [string, number][] = [
      ['1', 1],
      ['10', 10],
      ['1000', 1_000],
      ['middle', Math.ceil(pages / 2)],
      ['last', pages],
      ...(form.exact ? [['boundary', Math.ceil(form.exact / PAGE_SIZE)] as [string, number]] : []),
    ]
    const subjects: Subject[] = places
      .filter(([, page]) => page <= pages)
      .map(([name, page]) => ({ name, run: () => read(form.filter, page) }))
    const randomPages = Array.from(
      { length: RANDOM_PAGES },
      (_, i) => 1 + (((i * 7_919 + 13) * 104_729) % pages),
    )
    let turn = 0
    subjects.push({
      name: 'random',
      run: () => read(form.filter, randomPages[turn++ % RANDOM_PAGES] ?? 1),
    })
    const times = await timeInterleaved(subjects, ROUNDS)
    const first = quantile(times.get('1') ?? [], 0.5)
    const ratio = (name: string) =>
      times.has(name) ? quantile(times.get(name) ?? [], 0.5) / first : undefined
    for (const [name] of times) {
      const value = ratio(name) ?? 0
      if (value > worst.ratio) worst = { ratio: value, where: `${form.name}, ${name}` }
      if (name === 'last' && value > worstLast.ratio) worstLast = { ratio: value, where: form.name }
    }
    const cells = ['10', '1000', 'middle', 'last', 'random', 'boundary'].map((name) => {
      const value = ratio(name)
      return value === undefined ? '–' : `×${value.toFixed(2)}`
    })
    rows.push([form.name, form.rows, round(first), ...cells])
  }
  promises.push(atMost(`${what}: worst page ÷ page 1 (${worst.where})`, worst.ratio, 3))
  promises.push(atMost(`${what}: worst last page ÷ page 1 (${worstLast.where})`, worstLast.ratio, 2))
  const columns = ['form', 'rows', 'page 1, ms', '10', '1000', 'middle', 'last', '20 random', 'boundary']
  return { tables: [{ title: `${what}, p50 of ${ROUNDS}`, columns, rows }], promises }
}

/**
 * Measures lists with filters and sort orders for which no counters exist. Reads the first page and the last page that
 * visitors can reach.
 */
async function measureBounded(read: ReadPage): Promise<PartResult> {
  const filters: [string, object][] = [
    ['sort deadline', { sort: 'deadline' }],
    ['sort budget', { sort: 'budget' }],
    ['sort quantity', { sort: 'quantity', unit: 'pcs' }],
    ['budget from', { budgetMin: 1_000_000 }],
    ['material by customer', { materialBy: 'customer' }],
    ['with files', { hasFiles: true }],
  ]
  const rows: (string | number)[][] = []
  for (const [name, filter] of filters) {
    const { total } = await read(filter, 1)
    const last = Math.max(1, Math.ceil(Math.min(total, BOUNDED_ROWS) / PAGE_SIZE))
    const times = await timeInterleaved(
      [
        { name: 'plain', run: () => read({}, 1) },
        { name: 'first', run: () => read(filter, 1) },
        { name: 'last', run: () => read(filter, last) },
      ],
      ROUNDS / 3,
    )
    const plain = median(times.get('plain') ?? [])
    const against = (which: string) => `×${(median(times.get(which) ?? []) / plain).toFixed(2)}`
    rows.push([name, total, against('first'), against('last')])
  }
  const columns = ['filter or sort', 'rows reached', 'page 1 ÷ plain page 1', 'last page ÷ plain page 1']
  return { tables: [{ title: 'bounded forms of orders', columns, rows }], promises: [] }
}
