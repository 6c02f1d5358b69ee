import { EmptyState } from '@verstat/ui/empty-state'
import { SearchX } from '@verstat/ui/icons'
import { LinkButton } from '@verstat/ui/link-button'
import { useHref } from '../../lib/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { asTyped } from './as-typed.tsx'
import type { SearchView } from './search-view.ts'

export type SearchNothingProps = { readonly view: SearchView }

/** Nothing was found: try other words, another side, fewer filters, or the categories. */
export function SearchNothing({ view }: SearchNothingProps) {
  const { t } = usePage()
  const href = useHref()
  const others = view.tabs.filter((tab) => !tab.current && tab.in !== 'all' && tab.count > 0)
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title={t.rich('search.none.heading', { query: view.query, typed: asTyped })}
      text={t('search.none.text')}
    >
      {others.map((tab) => (
        <p key={tab.in} className="basis-full">
          <a href={href(tab.href)} className="text-link">
            {t('search.none.otherTab', { n: tab.count, name: tab.label })}
          </a>
        </p>
      ))}
      {view.chips.length > 0 && (
        <LinkButton variant="primary" href={href(view.resetHref)}>
          {t('search.none.withoutFilters')}
        </LinkButton>
      )}
      <LinkButton href={href('/search')}>{t('search.none.categories')}</LinkButton>
    </EmptyState>
  )
}
