import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60
const IMMUTABLE = `public, max-age=${ONE_YEAR_SECONDS}, immutable`

export type StaticFolders = {
  readonly client?: string | undefined
  readonly media: string
  /** The name and type of a document that anybody may have, undefined when there is none. */
  readonly findDocument: (id: string) => Promise<{ name: string; mime: string } | undefined>
}

/** Built assets (their names hold a hash), and pictures and documents of listings (an id never changes content). */
export async function registerStaticFiles(app: FastifyInstance, folders: StaticFolders) {
  await mkdir(folders.media, { recursive: true })
  await app.register(fastifyStatic, { root: folders.media, serve: false })
  app.get('/media/:id/:file', async (request, reply) => {
    const { id, file } = request.params as { id: string; file: string }
    if (!/^[0-9a-f-]{36}$/.test(id) || !/^[a-z0-9-]{1,40}\.(avif|webp)$/.test(file))
      return reply.callNotFound()
    if (!(await isFile(join(folders.media, id, file)))) return reply.callNotFound()
    return reply
      .header('cache-control', IMMUTABLE)
      .header('cross-origin-resource-policy', 'cross-origin')
      .sendFile(`${id}/${file}`, { cacheControl: false })
  })
  app.get('/media/:id/file', async (request, reply) => {
    const { id } = request.params as { id: string }
    const document = await folders.findDocument(id)
    if (!document || !(await isFile(join(folders.media, id, 'file')))) return reply.callNotFound()
    // Whatever its type says, a document is only ever saved, never shown as a page of this site.
    return reply
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeFileName(document.name)}`)
      .header('cache-control', 'private, max-age=600')
      .type(document.mime)
      .sendFile(`${id}/file`, { cacheControl: false, contentType: false })
  })
  if (folders.client === undefined) return
  await app.register(fastifyStatic, {
    root: folders.client,
    decorateReply: false,
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

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  })
  return found?.isFile() ?? false
}

/** RFC 8187 leaves fewer characters as they are than `encodeURIComponent` does. */
function encodeFileName(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*!]/g, (each) => `%${each.charCodeAt(0).toString(16)}`)
}
