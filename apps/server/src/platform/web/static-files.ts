import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60
const IMMUTABLE = `public, max-age=${ONE_YEAR_SECONDS}, immutable`

export type StaticFolders = {
  readonly client?: string | undefined
}

/** Built assets: their names hold a hash. */
export async function registerStaticFiles(app: FastifyInstance, folders: StaticFolders) {
  if (folders.client === undefined) return
  await app.register(fastifyStatic, {
    root: folders.client,
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    // Served in place of the file they were made from, never under names of their own.
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path))
      if (IS_PART.test(path)) for (const name of MEANT_FOR_DOCUMENTS) reply.removeHeader(name)
    },
  })
  // A file of another build: its asker wants a script or a picture, and must not be handed a page.
  app.get('/assets/*', (_, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not Found'),
  )
}

/** What pages are made of, under names that hold a hash: kept for ever, so never asked for again. */
const IS_PART = /\/assets\/[^/]+\.(js|css|woff2)(\.br|\.gz)?$/

/** They mean nothing for such a part, and a first visit would pay half a kilobyte for each. */
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

/** Hashed files stay for ever; which build is out must be true at every look. */
function cacheControl(path: string): string {
  if (path.endsWith('build.json')) return 'no-store'
  return path.includes('/assets/') ? IMMUTABLE : 'public, max-age=3600'
}
