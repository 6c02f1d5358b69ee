import { useRouter } from '@tanstack/react-router'
import { localizePath } from '@verstat/i18n'
import { usePage } from '../use-page.ts'

/** Returns a function that navigates to a path without the language prefix, such as `/user?tab=orders`. */
export function useGoTo(): (path: string, options?: { readonly replace?: boolean }) => Promise<void> {
  const router = useRouter()
  const { locale } = usePage()
  // The types require a route in `to`, but `href` overrides it.
  return (path, options) => router.navigate({ to: '/', href: localizePath(path, locale), ...options })
}
