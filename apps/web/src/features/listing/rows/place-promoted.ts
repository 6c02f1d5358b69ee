import type { OrderList } from '@verstat/contract'

type PromotedList<Item> = {
  readonly items: readonly Item[]
  readonly promoted: readonly Item[]
  readonly promotedPlaces: OrderList['promotedPlaces']
}

export type PlacedItem<Item> = { readonly item: Item; readonly isAd: boolean }

/**
 * Returns the rows of a page: `items` with the promoted listings inserted at `promotedPlaces`. A promoted listing is
 * left out at its ordinary place, so that no listing has two rows.
 */
export function placePromoted<Item extends { readonly id: string }>(
  list: PromotedList<Item>,
): readonly PlacedItem<Item>[] {
  const { items, promoted, promotedPlaces } = list
  const promotedIds = new Set(promoted.map(({ id }) => id))
  const rows = items.filter(({ id }) => !promotedIds.has(id)).map((item) => ({ item, isAd: false }))
  promoted.forEach((item, at) => {
    rows.splice((promotedPlaces[at] ?? 1) - 1, 0, { item, isAd: true })
  })
  return rows
}
