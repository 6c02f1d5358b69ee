import { localizePath } from '@verstat/i18n'
import type { ComponentProps } from 'react'
import { usePage } from '../use-page.ts'

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of this site without the language prefix: `/orders/page/1?sort=deadline`. */
  readonly to: string
}

/** A plain `<a>` in the page's language; link-takeover.ts handles its clicks and preloading. */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  const href = useHref()
  return (
    <a {...rest} href={href(to)}>
      {children}
    </a>
  )
}

/** Returns a function that adds the page's language to an address, for components that take hrefs. */
export function useHref(): (path: string) => string {
  const { locale } = usePage()
  return (path) => localizePath(path, locale)
}
