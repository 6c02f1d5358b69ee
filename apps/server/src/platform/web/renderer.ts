import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderContext, RenderResult } from '@verstat/contract'
import type { QueryKeys } from './page-cache/page-key.ts'

/**
 * Tells who may see the page of a path. `shared`: everybody without a token gets the same page. `personal`:
 * each visitor gets another page. `secret`: like `personal`, and the URL itself is a secret that other sites
 * must not learn.
 */
export type PrivacyOf = (path: string) => 'shared' | 'personal' | 'secret'

type RenderPage = (request: Request, context: RenderContext) => Promise<RenderResult>

/** The interface between the server and the web app: the server passes a request and gets a complete page. */
export type Renderer = {
  readonly render: RenderPage
  readonly queryKeys: QueryKeys
  /** Returns the usual spelling of a path. By default it only removes trailing slashes. */
  readonly canonicalPath?: (path: string) => string
  /** Without this function, every page is `shared`. */
  readonly privacyOf?: PrivacyOf
  /** Whether all users get the same page of a path, apart from its slots. Without this function, no page is. */
  readonly isSameForUsers?: (path: string) => boolean
  readonly clientFolder?: string
  /**
   * Lets Vite serve modules and styles in development. Resolves to false when the request is not for Vite.
   */
  readonly develop?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  readonly close: () => Promise<void>
}

type Entry = {
  readonly default: {
    readonly render: RenderPage
    readonly canonicalPath: (path: string) => string
    readonly queryKeys: QueryKeys
    readonly privacyOf: PrivacyOf
    readonly isSameForUsers: (path: string) => boolean
  }
}

/** Loads the built web app in `webFolder/dist`. Rejects when the app has not been built. */
export async function builtRenderer(webFolder: string): Promise<Renderer> {
  const entry: Entry = await import(pathToFileURL(join(webFolder, 'dist/server/server.js')).href)
  return {
    render: entry.default.render,
    canonicalPath: entry.default.canonicalPath,
    queryKeys: entry.default.queryKeys,
    privacyOf: entry.default.privacyOf,
    isSameForUsers: entry.default.isSameForUsers,
    clientFolder: join(webFolder, 'dist/client'),
    close: async () => {},
  }
}

/** Whether a request opens the connection for Vite's hot updates. */
export function isHotUpdate({ headers }: IncomingMessage): boolean {
  return /^vite-(?:hmr|ping)$/.test(headers['sec-websocket-protocol'] ?? '')
}

/** Runs the web app from its sources, with hot updates over the same HTTP server. */
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
    // Only the page cache uses this function, and there is no page cache in development.
    queryKeys: () => [],
    develop: (request, response) =>
      new Promise((resolve, reject) => {
        response.once('finish', () => resolve(true))
        vite.middlewares(request, response, (error: unknown) => (error ? reject(error) : resolve(false)))
      }),
    close: () => vite.close(),
  }
}
