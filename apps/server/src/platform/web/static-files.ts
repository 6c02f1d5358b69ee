import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60
const IMMUTABLE = `public, max-age=${ONE_YEAR_SECONDS}, immutable`

export type StaticFolders = {
  readonly client?: string | undefined
}

export async function registerStaticFiles(app: FastifyInstance, folders: StaticFolders) {
  if (folders.client === undefined) return
  await app.register(fastifyStatic, {
    root: folders.client,
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    // Precompressed files are sent instead of the original files, and never under their own names.
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path))
      if (IS_PART.test(path)) for (const name of MEANT_FOR_DOCUMENTS) reply.removeHeader(name)
    },
  })
  // The asset belongs to another build. Send a plain 404, because the client expects a script or an image and
  // not a page.
  app.get('/assets/*', (_, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not Found'),
  )
}

/** Scripts, styles and fonts whose names contain a hash. Browsers cache them forever. */
const IS_PART = /\/assets\/[^/]+\.(js|css|woff2)(\.br|\.gz)?$/

/** Headers that only matter for documents. Leaving them out saves half a kilobyte per asset. */
const MEANT_FOR_DOCUMENTS = [
  'content-security-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-request-id',
  'etag',
  'last-modified',
  'accept-ranges',
]

/**
 * Files with a hash in their name never change. `build.json` names the current build, so it must never be
 * cached.
 */
function cacheControl(path: string): string {
  if (path.endsWith('build.json')) return 'no-store'
  return path.includes('/assets/') ? IMMUTABLE : 'public, max-age=3600'
}
