import type { LocaleCode } from '@verstat/i18n'
import type { DirectoryIndex } from '../../lib/directory-index.ts'
import type { FormDictionary } from './form-fields.ts'

/** The leaves that serve one of the types, and all regions: loader data travels in the page, so nothing more. */
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
    regions: index.regions.map(({ id, name }) => ({ id, name: name[locale] })),
  }
}

export function isForOrders(types: readonly string[]): boolean {
  return types.some((type) => type !== 'producer')
}

export function isForProducers(types: readonly string[]): boolean {
  return types.includes('producer')
}
