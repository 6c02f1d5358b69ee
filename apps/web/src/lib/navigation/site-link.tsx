import { localizePath } from '@verstat/i18n'
import type { ComponentProps } from 'react'
import { usePage } from '../use-page.ts'

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** URL on this site without the language prefix, such as `/orders/page/1?sort=deadline`. */
  readonly to: string
}

/** A plain `<a>` in the language of the page. link-takeover.ts handles its clicks and preloads its page. */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  const href = useHref()
  return (
    <a {...rest} href={href(to)}>
      {children}
    </a>
  )
}

/** Returns a function that adds the page's language prefix to a path, for components that have an `href` property. */
export function useHref(): (path: string) => string {
  const { locale } = usePage()
  return (path) => localizePath(path, locale)
}
