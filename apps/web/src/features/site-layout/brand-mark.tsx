import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'

export function BrandMark() {
  const { t, site } = usePage()
  return (
    <SiteLink
      to="/"
      aria-label={t('common.nav.home', { brand: site.brand })}
      className="flex min-h-11 min-w-0 items-center gap-2 no-underline"
    >
      <BrandSign className="size-8 shrink-0" />
      <span className="truncate text-20 font-bold">{site.brand}</span>
    </SiteLink>
  )
}

function BrandSign({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect width="32" height="32" rx="7" className="fill-accent" />
      <g className="fill-accent-ink">
        <path d="M5 15h3.5l7.5 7.5 7.5-7.5H27v12H5z" />
        <path d="m16 4.8 6.9 6.9-6.9 6.9-6.9-6.9z" />
      </g>
    </svg>
  )
}
