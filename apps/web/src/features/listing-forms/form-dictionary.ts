import type { Region } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import type { DirectoryIndex } from '../../lib/api/directory-index.ts'
import type { FormDictionary } from './values/form-fields.ts'

/**
 * Returns the categories that the form offers, and all regions. Loader data is sent with the page, so it contains no
 * more than the form needs.
 */
export function formDictionary(
  index: DirectoryIndex,
  locale: LocaleCode,
  isFor: (types: readonly string[]) => boolean,
): FormDictionary {
  return {
    categories: index.roots.flatMap((root) =>
      index
        .children(root.id)
        .filter(({ types }) => isFor(types))
        .map(({ id, name, types, fields }) => ({
          id,
          name: name[locale],
          root: root.name[locale],
          types,
          fields,
        })),
    ),
    regions: index.regions
      .toSorted(
        (a, b) => placeOf(a.kind) - placeOf(b.kind) || a.name[locale].localeCompare(b.name[locale], locale),
      )
      .map(({ id, name }) => ({ id, name: name[locale] })),
  }
}

/** Returns the sort key of a region. The regions of Ukraine come first, then the whole country, then `abroad`. */
function placeOf(kind: Region['kind']): number {
  if (kind === 'abroad') return 2
  return kind === 'country' ? 1 : 0
}

export function isForOrders(types: readonly string[]): boolean {
  return types.some((type) => type !== 'producer')
}

export function isForProducers(types: readonly string[]): boolean {
  return types.includes('producer')
}
