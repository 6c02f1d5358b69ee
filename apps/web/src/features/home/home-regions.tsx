import { SiteLink } from '../../lib/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'

export type HomeRegion = {
  readonly slug: string
  readonly name: string
  readonly to: string
  readonly count: number
}

/** The regions as a list: the same links as the map beside it. */
export function HomeRegions({ regions }: { readonly regions: readonly HomeRegion[] }) {
  const { t, format } = usePage()
  return (
    <ul
      aria-label={t('home.map.listLabel')}
      className="grid grid-flow-row grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-2"
    >
      {regions.map(({ slug, name, to, count }) => (
        <li key={slug} className="border-b border-line">
          <SiteLink
            to={to}
            className="flex min-h-8 items-center justify-between gap-2 py-1 no-underline hover:text-accent pointer-coarse:min-h-11"
          >
            <span className="min-w-0">{name}</span>
            <span className="text-ink-soft">{format.number(count)}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
