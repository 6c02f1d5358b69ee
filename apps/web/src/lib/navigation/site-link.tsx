import { localizePath } from '@verstat/i18n'
import type { ComponentProps } from 'react'
import { usePage } from '../use-page.ts'

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of this site without its language: `/orders/page/1?sort=deadline`. */
  readonly to: string
}

/**
 * A link inside the site: a plain `<a>` in the page's language. It costs nothing, because one listener takes over the
 * clicks and the preloading of all links (see link-takeover.ts).
 */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  const href = useHref()
  return (
    <a {...rest} href={href(to)}>
      {children}
    </a>
  )
}

/** Turns an address without a language into one in the page's language, for components that take hrefs. */
export function useHref(): (path: string) => string {
  const { locale } = usePage()
  return (path) => localizePath(path, locale)
}
