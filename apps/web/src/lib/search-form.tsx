import { SEARCH_QUERY_MAX, SEARCH_QUERY_MIN } from '@verstat/contract'
import { buttonClass } from '@verstat/ui/button'
import { cx } from '@verstat/ui/class-names'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHref } from './site-link.tsx'
import { usePage } from './use-page.ts'

export type SearchFormProps = {
  /** Unique in the page: ties the label to the field. */
  readonly id: string
  readonly size?: 'medium' | 'large'
  readonly defaultQuery?: string
  readonly label?: string
  readonly className?: string
  /** Further fields of the form, such as where to search. */
  readonly children?: ReactNode
}

/** Search as a plain form that leads to `/search?query=…`; works without JavaScript. */
export function SearchForm({
  id,
  size = 'medium',
  defaultQuery,
  label,
  className,
  children,
}: SearchFormProps) {
  const { t } = usePage()
  const href = useHref()
  const large = size === 'large'
  return (
    // biome-ignore lint/a11y/useSemanticElements: older screen readers do not know <search> yet
    <form role="search" action={href('/search')} method="get" className={className}>
      {children}
      <div
        className={cx(
          'flex items-center rounded-8 border border-line-strong bg-surface transition-colors focus-within:border-accent focus-within:outline-2 focus-within:outline-accent hover:border-ink',
          large ? 'p-1.5' : 'p-0.5',
        )}
      >
        <label htmlFor={id} className="ps-2.5 text-ink-soft">
          <Search size={large ? 20 : 17} />
          <span className="sr-only">{label ?? t('common.search.label')}</span>
        </label>
        <input
          id={id}
          type="search"
          name="query"
          required
          minLength={SEARCH_QUERY_MIN}
          maxLength={SEARCH_QUERY_MAX}
          defaultValue={defaultQuery}
          placeholder={t('common.search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          className={cx(
            'min-w-0 flex-1 bg-transparent px-2.5 outline-none',
            large ? 'min-h-11 text-17' : 'min-h-8 text-15 pointer-coarse:min-h-10 pointer-coarse:text-17',
          )}
        />
        <button
          type="submit"
          className={cx(
            buttonClass({ variant: large ? 'primary' : 'quiet', size: large ? 'medium' : 'small' }),
            large ? 'min-h-11 px-5' : 'pointer-coarse:min-h-10',
          )}
        >
          {t('common.search.submit')}
        </button>
      </div>
    </form>
  )
}
