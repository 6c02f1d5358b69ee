import { ORDER_TYPES, type OrderType } from '@verstat/contract'
import { COUNTRY_CODE } from '../../dictionaries/dictionary-snapshot.ts'
import type { DirectoryContext } from '../../directory-context.ts'

/**
 * A list page that has at least one listing. The slugs of its filter identify the page. `changedAt` is the last change
 * of its listings.
 */
export type ListChange = {
  readonly type?: OrderType
  readonly regionSlug?: string
  readonly categorySlug?: string
  readonly count: number
  readonly changedAt: Date
}

type Leaf = {
  readonly type: OrderType | null
  readonly region_id: number
  readonly category_id: number | null
  readonly count: number
  readonly changed_at: Date
}

type Reader = Pick<DirectoryContext, 'pool' | 'now' | 'dictionaries'>

/**
 * Counts orders per leaf category. The condition `expires_at <> …` is always true, but makes the planner choose the
 * partial index that covers the query.
 */
const ORDER_LEAVES = `select type, region_id, category_id, count(*)::int as count, max(updated_at) as changed_at
  from orders where listed and expires_at <> '1970-01-01 00:00:13+00' and expires_at > $1
 group by type, region_id, category_id`
const PRODUCER_LEAVES = `select null as type, p.region_id, c.category_id, count(*)::int as count,
    max(p.updated_at) as changed_at
  from producers p left join producer_categories c on c.producer_id = p.id
 where p.status = 'published' and $1::timestamptz is not null
 group by p.region_id, c.category_id`

/**
 * Returns the list pages that have orders, by type, region and category, in dictionary order. `count` includes only the
 * region's own orders. A region's page also shows orders for the whole country, which affect only `changedAt`.
 */
export async function listOrderChanges(ctx: Reader): Promise<ListChange[]> {
  return forms(ctx, await leaves(ctx, 'order leaves', ORDER_LEAVES), [undefined, ...ORDER_TYPES])
}

/**
 * Returns the list pages that have producers, by region and category. A producer in two leaves of a root counts twice
 * in the root.
 */
export async function listProducerChanges(ctx: Reader): Promise<ListChange[]> {
  return forms(ctx, await leaves(ctx, 'producer leaves', PRODUCER_LEAVES), [undefined])
}

async function leaves({ pool, now }: Reader, name: string, text: string): Promise<Leaf[]> {
  const { rows } = await pool.query<Leaf>({ name, text, values: [now()] })
  return rows
}

type Sum = { count: number; changedAt: Date }

function forms(
  { dictionaries }: Reader,
  rows: readonly Leaf[],
  types: readonly (OrderType | undefined)[],
): ListChange[] {
  const sums = sumForms(dictionaries, rows)
  const country = dictionaries.regionBySlug(COUNTRY_CODE)?.key
  const changes: ListChange[] = []
  for (const type of types) {
    for (const region of [undefined, ...dictionaries.regions()]) {
      for (const category of [undefined, ...dictionaries.categories()]) {
        const own = sums.get(formKey(type, region?.key, category?.key))
        if (!own) continue
        const shared =
          region && country !== undefined ? sums.get(formKey(type, country, category?.key)) : undefined
        changes.push({
          ...(type ? { type } : {}),
          ...(region ? { regionSlug: region.slug } : {}),
          ...(category ? { categorySlug: category.slug } : {}),
          count: own.count,
          changedAt:
            shared && types.length > 1 && shared.changedAt > own.changedAt ? shared.changedAt : own.changedAt,
        })
      }
    }
  }
  return changes
}

/** Adds the count of each leaf category to all list pages that include the category. */
function sumForms(dictionaries: Reader['dictionaries'], rows: readonly Leaf[]): ReadonlyMap<string, Sum> {
  const sums = new Map<string, Sum>()
  for (const { type, region_id, category_id, count, changed_at } of rows) {
    for (const ofType of type === null ? [undefined] : [undefined, type]) {
      for (const region of [undefined, region_id]) {
        for (const category of [undefined, ...above(dictionaries, category_id)]) {
          add(sums, formKey(ofType, region, category), count, changed_at)
        }
      }
    }
  }
  return sums
}

/** Returns the keys of the leaf and its root, or no keys for a producer without categories. */
function above(dictionaries: Reader['dictionaries'], leaf: number | null): number[] {
  if (leaf === null) return []
  const { parentKey } = dictionaries.category(leaf)
  return parentKey === null ? [leaf] : [parentKey, leaf]
}

function add(sums: Map<string, Sum>, key: string, count: number, changedAt: Date): void {
  const sum = sums.get(key)
  if (!sum) sums.set(key, { count, changedAt })
  else {
    sum.count += count
    if (changedAt > sum.changedAt) sum.changedAt = changedAt
  }
}

function formKey(
  type: OrderType | undefined,
  region: number | undefined,
  category: number | undefined,
): string {
  return `${type ?? ''} ${region ?? ''} ${category ?? ''}`
}
