import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderContext, RenderResult } from '@verstat/contract'
import type { QueryKeys } from './page-cache/page-key.ts'

/**
 * Who sees the page of a path. `shared`: the same page for everybody without a token; `personal`: one per visitor;
 * `secret`: personal, and the URL itself is a secret that other sites must not learn.
 */
export type PrivacyOf = (path: string) => 'shared' | 'personal' | 'secret'

type RenderPage = (request: Request, context: RenderContext) => Promise<RenderResult>

/** The interface of the server to the web app: a request goes in, a complete page comes out. */
export type Renderer = {
  readonly render: RenderPage
  readonly queryKeys: QueryKeys
  /** The canonical spelling of a path; default without trailing slashes. */
  readonly canonicalPath?: (path: string) => string
  /** Default `shared`. */
  readonly privacyOf?: PrivacyOf
  readonly clientFolder?: string
  /** In development Vite serves modules and styles; resolves to false when the request is not for Vite. */
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

/** Whether a request opens Vite's hot-update connection. */
export function isHotUpdate({ headers }: IncomingMessage): boolean {
  return /^vite-(?:hmr|ping)$/.test(headers['sec-websocket-protocol'] ?? '')
}

/** The web app from its sources, with hot updates over the same HTTP server. */
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
    // Used only by the page cache, which development does not have.
    queryKeys: () => [],
    develop: (request, response) =>
      new Promise((resolve, reject) => {
        response.once('finish', () => resolve(true))
        vite.middlewares(request, response, (error: unknown) => (error ? reject(error) : resolve(false)))
      }),
    close: () => vite.close(),
  }
}
