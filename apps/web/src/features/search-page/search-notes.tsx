import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { asTyped } from './as-typed.tsx'
import type { ShownSearchView } from './search-view.ts'

export type SearchNotesProps = { readonly view: ShownSearchView }

/**
 * Says that the query was corrected or that the results are incomplete, and links to the search for the query as typed.
 */
export function SearchNotes({ view }: SearchNotesProps) {
  const { t } = usePage()
  const { otherReading, notes } = view
  if (!otherReading && notes.length === 0) return null
  return (
    <div className="grid gap-1 rounded-8 border border-line bg-well px-4 py-3">
      {otherReading && (
        <p>
          {otherReading.shownFor === undefined
            ? t('search.literal.text')
            : t.rich('search.shownFor.text', { query: otherReading.shownFor, typed: emphasized })}{' '}
          <SiteLink
            to={otherReading.href}
            rel="nofollow"
            className="text-link inline-flex items-center pointer-coarse:min-h-11"
          >
            {otherReading.shownFor === undefined ? (
              t('search.literal.mend')
            ) : (
              <span>{t.rich('search.shownFor.literal', { query: view.query, typed: asTyped })}</span>
            )}
          </SiteLink>
        </p>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}

function emphasized(words: React.ReactNode) {
  return (
    <strong key="used" className="font-semibold">
      {asTyped(words)}
    </strong>
  )
}
