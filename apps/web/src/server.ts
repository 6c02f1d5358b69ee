import { getSsrStatus, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { getGlobalStartContext } from '@tanstack/react-start'
import { createStartHandler, defineHandlerCallback } from '@tanstack/react-start/server'
import type { MadePage, RenderContext } from '@verstat/contract'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { canonicalPath } from './canonical-path.ts'
import { privacyOf } from './page-privacy.ts'
import { queryKeys } from './query-keys.ts'
import { startAfterPaint } from './start-after-paint.ts'

/** The render of one page, which keeps the text of the page apart. */
type Rendering = RenderContext & { readonly keep: (html: string) => void }

// The page is rendered whole, not streamed: measured 1.5 times faster, and a whole page can be cached. Its text goes
// around the response: through it, it would be checked, encoded and copied four times, a tenth of rendering it.
const answer = createStartHandler(
  defineHandlerCallback(async ({ router, responseHeaders }) => {
    const html = renderToString(createElement(RouterServer, { router }))
    const { keep } = getGlobalStartContext() as unknown as Rendering
    keep(await transformHtmlStringWithRouter(router, html))
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
  }),
)

/** The page of a request, whole. Rejects when it cannot be rendered. */
async function render(request: Request, context: RenderContext): Promise<MadePage> {
  let html: string | undefined
  const keep = (text: string) => {
    html = text
  }
  const rendering: Rendering = { ...context, keep }
  const response = await answer(request, { context: rendering as object })
  const location = response.headers.get('location')
  if (location !== null) return { status: response.status, html: '', location }
  return { status: response.status, html: startAfterPaint(html ?? (await response.text())) }
}

/** What the server runs: pages, how their addresses are spelled, which parameters they know, and who may share them. */
export default { render, canonicalPath, queryKeys, privacyOf }
