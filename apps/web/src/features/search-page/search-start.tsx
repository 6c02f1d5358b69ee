import { CategoryIcon } from '@verstat/ui/category-icon'
import { SiteLink } from '../../lib/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { SearchForm } from '../shared/search-form.tsx'

export type SearchStartCategory = { readonly name: string; readonly icon: string; readonly href: string }

export type SearchStartProps = {
  readonly query: string
  /** Why the words cannot be searched for. */
  readonly fault?: string | undefined
  readonly categories: readonly SearchStartCategory[]
}

/** Before anything was found: the field, and the categories for those who would rather look around. */
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
      <ul className="mt-3 grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {categories.map((category) => (
          <li key={category.href} className="border-b border-line">
            <SiteLink
              to={category.href}
              className="flex min-h-11 items-center gap-3 py-1.5 no-underline hover:text-accent"
            >
              <CategoryIcon name={category.icon} size={20} className="shrink-0 text-ink-soft" />
              {category.name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  )
}
