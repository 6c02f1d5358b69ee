import { useRouterState } from '@tanstack/react-router'
import { usePage } from '../use-page.ts'

/** The page's JSON-LD. The browser leaves the server's markup untouched and drops it on the first navigation. */
export function StructuredScripts() {
  const { structuredData } = usePage()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const html = structuredData.map((each) => `<script type="application/ld+json">${each}</script>`).join('')
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any character that could leave its script
    <div key={path} hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  )
}
