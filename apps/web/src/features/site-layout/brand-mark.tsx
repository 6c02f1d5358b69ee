import { SiteLink } from '../../lib/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'

/** The wordmark: a vise on its bench that holds a workpiece, and the name of the install. */
export function BrandMark() {
  const { t, site } = usePage()
  return (
    <SiteLink
      to="/"
      aria-label={t('common.nav.home', { brand: site.brand })}
      className="flex min-h-11 shrink-0 items-center gap-2.5 no-underline"
    >
      <BrandSign className="size-8" />
      <span className="text-20 font-bold">{site.brand}</span>
    </SiteLink>
  )
}

function BrandSign({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect width="32" height="32" rx="7" className="fill-accent" />
      <g className="fill-accent-ink">
        <path d="M5 17h22v3.5H5zM8 20.5h3.5V27H8zM20.5 20.5H24V27h-3.5z" />
        <path d="M8 8h3.5v9H8zM20.5 8H24v9h-3.5zM24 11.25h4v2.5h-4z" />
        <path d="M13 10.5h6V17h-6z" className="opacity-55" />
      </g>
    </svg>
  )
}
