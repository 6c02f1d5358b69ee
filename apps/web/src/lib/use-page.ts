import { useRouter } from '@tanstack/react-router'
import type { PageContext } from './page-context.ts'

/** The page's language, texts, formats and way to the API, for components; loaders have it as `context`. */
export function usePage(): PageContext {
  return useRouter().options.context
}
