import { usePage } from '../../lib/use-page.ts'
import { SearchForm } from '../shared/search-form.tsx'
import { SearchCategories, type SearchCategory } from './search-categories.tsx'

export type SearchStartProps = {
  readonly query: string
  /** Says why the query cannot be searched. */
  readonly fault?: string | undefined
  readonly categories: readonly SearchCategory[]
}

/** Shows the search page before a search: the form and the root categories. */
export function SearchStart({ query, fault, categories }: SearchStartProps) {
  const { t } = usePage()
  return (
    <>
      <h1 className="text-26 lg:text-36">{t('search.heading.empty')}</h1>
      <p className="mt-2 max-w-measure text-ink-soft">{t('search.start.text')}</p>
      <SearchForm
        key={query}
        id="page-search"
        size="large"
        defaultQuery={query}
        error={fault}
        className="mt-4 max-w-form"
      />
      <h2 className="mt-10 text-20">{t('search.start.categories')}</h2>
      <SearchCategories categories={categories} />
    </>
  )
}
