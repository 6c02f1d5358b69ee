import { useRouter } from '@tanstack/react-router'
import { localizePath } from '@verstat/i18n'
import { usePage } from '../use-page.ts'

/** Navigates to an address of this site, given without its language prefix: `/user?tab=orders`. */
export function useGoTo(): (path: string, options?: { readonly replace?: boolean }) => Promise<void> {
  const router = useRouter()
  const { locale } = usePage()
  // The types require a route; `href` overrides it.
  return (path, options) => router.navigate({ to: '/', href: localizePath(path, locale), ...options })
}
