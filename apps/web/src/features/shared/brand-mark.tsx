import type { SiteLogo } from '@verstat/contract'
import { cx } from '@verstat/ui/class-names'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'

/**
 * Shows the name of the site with its logo, or with our sign in the accent colour. With `isTight`, phones show only one
 * of them: the uploaded logo, or else the name.
 */
export function BrandMark({ isTight = false }: { readonly isTight?: boolean }) {
  const { t, site } = usePage()
  return (
    <SiteLink
      to="/"
      aria-label={t('common.nav.home', { brand: site.brand })}
      className="flex min-h-11 min-w-0 items-center gap-2 no-underline"
    >
      {site.logo ? (
        <BrandLogo logo={site.logo} name={site.logo.isWide ? site.brand : ''} />
      ) : (
        <BrandSign className={cx('size-8 shrink-0', isTight && 'max-[26rem]:hidden')} />
      )}
      {!site.logo?.isWide && (
        <span
          className={cx(
            'truncate text-20 font-bold',
            isTight && (site.logo ? 'max-[26rem]:hidden' : 'max-[26rem]:text-17'),
          )}
        >
          {site.brand}
        </span>
      )}
    </SiteLink>
  )
}

/** `name` is empty when the name is written beside the logo. */
export function BrandLogo({ logo, name }: { readonly logo: SiteLogo; readonly name: string }) {
  const { src, width, height, plate } = logo
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={name}
      className={plate && `box-content rounded-4 px-1 ${PLATES[plate]}`}
    />
  )
}

/** A plate is a background behind a logo. It is transparent in the theme in which the logo can be seen without it. */
const PLATES = { light: 'bg-plate-light', dark: 'bg-plate-dark' }

export function BrandSign({ className }: { readonly className: string }) {
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
