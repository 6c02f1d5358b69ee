import { useRouter } from '@tanstack/react-router'
import type { PageContext } from './page-context.ts'

/** Returns the page context to components. Loaders get the same object as `context`. */
export function usePage(): PageContext {
  return useRouter().options.context
}
