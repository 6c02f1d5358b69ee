import { Disclosure } from '@verstat/ui/disclosure'
import { useId } from 'react'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import type { Facet, FacetLink } from './build-facets.ts'

export type FacetListProps = { readonly facet: Facet }

const SHOWN = 7

/** Shows the values of one facet (filter) as links with counts. Rarely used values are folded away. */
export function FacetList({ facet }: FacetListProps) {
  const { t } = usePage()
  const headingId = useId()
  if (facet.links.length === 0) return null
  // The chosen value is always visible. If only one or two links would be hidden, all links are shown.
  const isFolded = facet.links.length > SHOWN + 2
  const first = facet.links.filter((link, at) => !isFolded || at < SHOWN || link.current)
  const rest = facet.links.filter((link) => !first.includes(link))
  return (
    <section aria-labelledby={headingId} className="facet">
      <h2 id={headingId} className="text-13 font-semibold">
        {facet.heading}
      </h2>
      <ul className="mt-1">
        {[facet.all, ...first].map((link) => (
          <FacetItem key={link.href} link={link} />
        ))}
      </ul>
      {rest.length > 0 && (
        <Disclosure
          summary={
            <>
              <span>{t('common.facet.showAll', { n: facet.links.length })}</span>
              <span>{t('common.facet.fold')}</span>
            </>
          }
          className="text-ink-soft"
        >
          <ul className="text-ink">
            {rest.map((link) => (
              <FacetItem key={link.href} link={link} />
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  )
}

function FacetItem({ link }: { readonly link: FacetLink }) {
  const { format } = usePage()
  return (
    <li>
      <SiteLink
        to={link.href}
        aria-current={link.current ? 'true' : undefined}
        className={link.nested ? 'facet-nested' : undefined}
      >
        {link.label}
        {link.count !== undefined && <span>{format.number(link.count)}</span>}
      </SiteLink>
    </li>
  )
}
