import type { Linked } from '@verstat/contract'
import { pickText } from '@verstat/i18n'
import type { ReactNode } from 'react'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { PanelTable, type PanelTableProps } from '../frame/panel-table.tsx'

export type LinkedPartProps = Omit<PanelTableProps, 'caption'> & {
  readonly title: string
  readonly total: number
  /** Address of the list with all records. */
  readonly more?: string | undefined
  readonly children?: ReactNode
}

/** Shows records of one sort. Nothing is shown when there are none. */
export function LinkedPart({ title, total, more, heads, rows, children }: LinkedPartProps) {
  const { t, format } = usePage()
  if (rows.length === 0) return null
  return (
    <section aria-label={title} className="mt-8">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-17">
          {title} <span className="font-regular text-ink-soft">{format.number(total)}</span>
        </h2>
        {more !== undefined && total > rows.length && (
          <SiteLink to={more} className="text-link">
            {t('panel.morning.all', { n: total })}
          </SiteLink>
        )}
        {children}
      </div>
      <PanelTable caption={title} heads={heads} rows={rows} />
    </section>
  )
}

type ListingLinkProps = { readonly listing: Linked['leads']['items'][number]['listing'] }

export function ListingLink({ listing: { kind, id, title } }: ListingLinkProps) {
  const { locale } = usePage()
  const { text, lang } = pickText(title, locale)
  return (
    <SiteLink to={`/panel/listings/${kind}/${id}`} lang={lang} className="text-link wrap-anywhere">
      {text || id}
    </SiteLink>
  )
}

type PersonLinkProps = { readonly person: { readonly id: string; readonly name: string } | null }

export function PersonLink({ person }: PersonLinkProps) {
  if (person === null) return null
  return (
    <SiteLink to={`/panel/users/${person.id}`} className="text-link">
      {person.name}
    </SiteLink>
  )
}

/** Links to the page of a company or person by the tax code. Codes of other lengths have no page. */
export function CodeLink({ code }: { readonly code: string }) {
  if (code.length !== 8 && code.length !== 10) return code
  return (
    <SiteLink to={`/panel/companies/${code}`} className="text-link">
      {code}
    </SiteLink>
  )
}
