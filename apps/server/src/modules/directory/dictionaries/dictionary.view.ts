import type { Category, FieldDef, Region } from '@verstat/contract'
import type { z } from 'zod/mini'
import type { CategoryEntry, Dictionaries, RegionEntry } from './dictionary-snapshot.ts'

type Counts = { readonly orders: number; readonly producers: number }

export function viewRegion(region: RegionEntry, counts?: Counts): z.input<typeof Region> {
  return {
    id: region.code,
    slug: region.slug,
    code: region.isoCode,
    kind: region.kind,
    name: region.name,
    locative: region.locative,
    ...(counts ? { counts } : {}),
  }
}

/**
 * Returns the extra fields that a category gives to its listings: first the fields of its root category, then its own.
 */
export function categoryFields(
  { parentKey, fields }: Pick<CategoryEntry, 'parentKey' | 'fields'>,
  dictionaries: Dictionaries,
): FieldDef[] {
  const root = parentKey === null ? null : dictionaries.category(parentKey)
  return [...(root?.fields ?? []), ...fields]
}

export function viewCategory(
  category: CategoryEntry,
  dictionaries: Dictionaries,
  counts?: Counts,
): z.input<typeof Category> {
  const root = category.parentKey === null ? null : dictionaries.category(category.parentKey)
  return {
    id: category.code,
    slug: category.slug,
    parentId: root?.code ?? null,
    types: [...category.types],
    name: category.name,
    heading: category.heading,
    description: category.description,
    icon: category.icon,
    ...(category.formerSlugs.length > 0 ? { formerSlugs: [...category.formerSlugs] } : {}),
    fields: categoryFields(category, dictionaries),
    ...(counts ? { counts } : {}),
  }
}
