import { useRouter } from '@tanstack/react-router'
import type { PageContext } from './page-context.ts'

/** The page context for components. Loaders get it as `context`. */
export function usePage(): PageContext {
  return useRouter().options.context
}
