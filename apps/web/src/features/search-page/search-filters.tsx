import { Button } from '@verstat/ui/button'
import { Field } from '@verstat/ui/field'
import { Select } from '@verstat/ui/select'
import { useHref } from '../../lib/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { searchHref } from './search-query.ts'
import type { SearchView, SelectOption } from './search-view.ts'

export type SearchFiltersProps = { readonly view: SearchView }

/** Category, region and, where orders are searched, their type: a plain GET form. */
export function SearchFilters({ view }: SearchFiltersProps) {
  const { t } = usePage()
  const href = useHref()
  const { values, options } = view
  const select = (name: 'type' | 'region' | 'category', any: string, choices: readonly SelectOption[]) => (
    <Field
      id={`filter-${name}`}
      label={t(`common.facet.${name}`)}
      error={view.faults.find((fault) => fault.field === name)?.message}
    >
      {(control) => (
        <Select {...control} name={name} defaultValue={values[name] ?? ''}>
          <option value="">{any}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
  return (
    <form key={searchHref(values)} action={href('/search')} method="get" className="grid grid-cols-1 gap-4">
      {[
        ['query', view.query],
        ['in', values.in],
        ['sort', values.sort],
      ].map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
      {select('category', t('common.facet.allCategories'), options.categories)}
      {select('region', t('common.facet.allRegions'), options.regions)}
      {view.in !== 'producers' && select('type', t('common.facet.allTypes'), options.types)}
      <Button type="submit">{t('common.filter.apply')}</Button>
    </form>
  )
}
