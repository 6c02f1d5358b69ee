import type { FieldDef, ListingKind, Region } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import type { DirectoryIndex } from '../../lib/api/directory-index.ts'
import type { CategoryField, FormDictionary } from './values/form-fields.ts'

const NO_FIELDS: readonly CategoryField[] = []

/**
 * Returns the categories that the form offers, and all regions. Loader data is sent with the page, so it contains no
 * more than the form needs: one language, and one copy of the fields and types that categories share.
 */
export function formDictionary(index: DirectoryIndex, locale: LocaleCode, kind: ListingKind): FormDictionary {
  const fieldOf = shared((field: FieldDef) => field, localizeField)
  const typesOf = shared(
    (types: readonly string[]) => types.join(),
    (types) => [...types],
  )
  return {
    categories: index.roots.flatMap((root) =>
      index
        .children(root.id)
        .filter(({ types }) => types.some((type) => (type === 'producer') === (kind === 'producer')))
        .map(({ id, name, types, fields }) => ({
          id,
          name: name[locale],
          root: root.name[locale],
          types: typesOf(types),
          fields: kind === 'producer' ? NO_FIELDS : fields.map(fieldOf),
        })),
    ),
    regions: index.regions
      .toSorted(
        (a, b) => placeOf(a.kind) - placeOf(b.kind) || a.name[locale].localeCompare(b.name[locale], locale),
      )
      .map(({ id, name }) => ({ id, name: name[locale] })),
  }

  function localizeField({ key, kind, required, label, unit, options }: FieldDef): CategoryField {
    return {
      key,
      kind,
      required,
      label: label[locale],
      ...(unit && { unit: unit[locale] }),
      ...(options && { options: options.map(({ value, label }) => ({ value, label: label[locale] })) }),
    }
  }
}

/** Returns a function that makes one result for all arguments with the same key. */
function shared<A, R>(keyOf: (argument: A) => unknown, make: (argument: A) => R): (argument: A) => R {
  const results = new Map<unknown, R>()
  return (argument) => {
    const key = keyOf(argument)
    const result = results.get(key) ?? make(argument)
    results.set(key, result)
    return result
  }
}

/** Returns the sort key of a region. The regions of Ukraine come first, then the whole country, then `abroad`. */
function placeOf(kind: Region['kind']): number {
  if (kind === 'abroad') return 2
  return kind === 'country' ? 1 : 0
}
