import { SEARCH_QUERY_MAX, SEARCH_QUERY_MIN } from '@verstat/contract/browser'
import { buttonClass } from '@verstat/ui/button'
import { cx } from '@verstat/ui/class-names'
import { Search } from '@verstat/ui/icons'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'

export type SearchFormProps = {
  /** Unique id on the page, which connects the label with the field. */
  readonly id: string
  /** Pages whose main purpose is searching use `large`. */
  readonly size?: 'medium' | 'large'
  readonly defaultQuery?: string | undefined
  /** Says why the query cannot be searched. */
  readonly error?: string | undefined
  /** Accessible name of the form and the field. Two forms on one page need different names. */
  readonly label?: string
  /** Says what to type. The default fits a search of everything. */
  readonly placeholder?: string
  readonly className?: string
  /** Further fields of the form, such as the kind of listings. */
  readonly children?: ReactNode
}

/** Native GET form to `/search?query=…`, which works without JavaScript. */
export function SearchForm({
  id,
  size = 'medium',
  defaultQuery,
  error,
  label,
  placeholder,
  className,
  children,
}: SearchFormProps) {
  const { t } = usePage()
  const href = useHref()
  const [box, setBox] = useState<ReactNode>()
  const name = label ?? t('common.search.label')

  const field = useRef<HTMLInputElement>(null)

  function loadSuggestions() {
    const { current: input } = field
    if (box || !input) return
    import('./suggest-box.tsx')
      .then(({ suggestBox }) => suggestBox(input))
      .then(setBox, () => {
        // The browser is offline, or the file no longer exists after a deployment. The form works without suggestions.
      })
  }

  useEffect(() => {
    // The user may have focused the field before hydration.
    if (document.activeElement === field.current) loadSuggestions()
  })

  return (
    // biome-ignore lint/a11y/useSemanticElements: older screen readers do not know <search> yet
    <form role="search" aria-label={name} action={href('/search')} method="get" className={className}>
      {children}
      <div className={cx('search-box', size === 'large' && 'search-box-large')}>
        <label htmlFor={id} className="sr-only">
          {name}
        </label>
        <input
          id={id}
          type="search"
          name="query"
          required
          minLength={SEARCH_QUERY_MIN}
          maxLength={SEARCH_QUERY_MAX}
          defaultValue={defaultQuery}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          placeholder={placeholder ?? t('common.search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          ref={field}
          onFocus={loadSuggestions}
        />
        {size === 'large' ? (
          <button type="submit" className={cx(buttonClass({ variant: 'primary' }), 'min-h-11')}>
            <Search size={18} className="max-sm:hidden" />
            {t('common.search.submit')}
          </button>
        ) : (
          <>
            <kbd title={t('common.search.keyHint')}>/</kbd>
            <button type="submit" aria-label={t('common.search.submit')} className="search-submit" />
          </>
        )}
        {box}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-medium text-bad">
          {error}
        </p>
      )}
    </form>
  )
}
