import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MadePage, RenderContext } from '@verstat/contract'
import type { QueryKeys } from './page-cache/page-key.ts'

/**
 * `shared` is the same for everybody without a token, `personal` is made for each visitor, `secret` also stands at an
 * address that is a secret itself: no other site may learn it.
 */
export type PrivacyOf = (path: string) => 'shared' | 'personal' | 'secret'

type RenderPage = (request: Request, context: RenderContext) => Promise<MadePage>

/** The web app as the server sees it: a request goes in, a whole page comes out. */
export type Renderer = {
  readonly render: RenderPage
  /** The query parameters that change the page of a path. */
  readonly queryKeys: QueryKeys
  /** The one spelling of a path; without a slash at its end unless said. */
  readonly canonicalPath?: (path: string) => string
  /** Who gets the page of a path; everybody the same one unless said. */
  readonly privacyOf?: PrivacyOf
  /** Built files to serve, absent in development. */
  readonly clientFolder?: string
  /** In development Vite answers modules and styles itself; resolves false when the request is not for it. */
  readonly develop?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  readonly close: () => Promise<void>
}

type Entry = {
  readonly default: {
    readonly render: RenderPage
    readonly canonicalPath: (path: string) => string
    readonly queryKeys: QueryKeys
    readonly privacyOf: PrivacyOf
  }
}

/** The built web app in `webFolder/dist`. Rejects when it has not been built. */
export async function builtRenderer(webFolder: string): Promise<Renderer> {
  const entry: Entry = await import(pathToFileURL(join(webFolder, 'dist/server/server.js')).href)
  return {
    render: entry.default.render,
    canonicalPath: entry.default.canonicalPath,
    queryKeys: entry.default.queryKeys,
    privacyOf: entry.default.privacyOf,
    clientFolder: join(webFolder, 'dist/client'),
    close: async () => {},
  }
}

/** Whether a request opens the connection by which Vite tells of hot updates. */
export function isHotUpdate({ headers }: IncomingMessage): boolean {
  return /^vite-(?:hmr|ping)$/.test(headers['sec-websocket-protocol'] ?? '')
}

/** The web app straight from its sources, with hot updates over the same HTTP server. */
export async function developmentRenderer(webFolder: string, server: Server): Promise<Renderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: webFolder,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const environment = vite.environments.ssr
  if (!environment || !('runner' in environment)) throw new Error('Vite gave no way to run server modules')
  const runner = environment.runner as { import: (id: string) => Promise<Entry> }
  return {
    render: async (request, context) => {
      const entry = await runner.import('virtual:tanstack-start-server-entry')
      return entry.default.render(request, context)
    },
    // Asked for pages that are kept, and in development none is.
    queryKeys: () => [],
    develop: (request, response) =>
      new Promise((resolve, reject) => {
        response.once('finish', () => resolve(true))
        vite.middlewares(request, response, (error: unknown) => (error ? reject(error) : resolve(false)))
      }),
    close: () => vite.close(),
  }
}
