import { useRouter } from '@tanstack/react-router'
import type { PageContext } from './page-context.ts'

/** Returns the page context for use in components. Loaders get the same object as `context`. */
export function usePage(): PageContext {
  return useRouter().options.context
}
