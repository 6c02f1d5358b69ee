import { ORDER_TYPES, type OrderType } from '@verstat/contract'
import type { ListingKind } from '@verstat/seo'
import { AppError } from '../../platform/http/app-error.ts'
import type { DirectoryContext } from '../directory/index.ts'
import { categoryPath } from './seo-context.ts'

/**
 * Parses a key in the format `type~region~category~page`, with `-` for an absent part. Throws `not_found` for
 * malformed keys and unknown values.
 */
export function readListKey(
  { dictionaries }: Pick<DirectoryContext, 'dictionaries'>,
  kind: ListingKind,
  key: string,
) {
  const parts = key.split('~')
  if (parts.length !== 4) throw new AppError('not_found')
  const [typeName, regionSlug, categorySlug, pageText] = parts.map((part) =>
    part === '-' ? undefined : part,
  )
  const type = typeName === undefined ? undefined : readType(kind, typeName)
  const region = regionSlug === undefined ? undefined : found(dictionaries.regionBySlug(regionSlug))
  const category = categorySlug === undefined ? undefined : found(dictionaries.categoryBySlug(categorySlug))
  return {
    subject: { type, region, category },
    categoryPath: category ? categoryPath(dictionaries, category) : [],
    page: pageText === undefined ? 1 : readPage(pageText),
    filter: {
      ...(type ? { type } : {}),
      ...(region ? { regionSlug: region.slug } : {}),
      ...(category ? { categorySlug: category.slug } : {}),
    },
  }
}

function readType(kind: ListingKind, name: string): OrderType {
  const type = ORDER_TYPES.find((known) => known === name)
  return found(kind === 'orders' ? type : undefined)
}

function readPage(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new AppError('not_found')
  return Number(text)
}

function found<T>(entry: T | undefined): T {
  if (entry === undefined) throw new AppError('not_found')
  return entry
}
