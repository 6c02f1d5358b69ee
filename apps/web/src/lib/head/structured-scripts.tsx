import { useRouterState } from '@tanstack/react-router'
import { usePage } from '../use-page.ts'

/**
 * Renders the JSON-LD of the page. The browser keeps the markup from the server and removes it on the first navigation.
 */
export function StructuredScripts() {
  const { structuredData } = usePage()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const html = structuredData.map((each) => `<script type="application/ld+json">${each}</script>`).join('')
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the JSON has no character that could end its script element
    <div key={path} hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  )
}
