import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SiteOf } from '../seo-context.ts'
import { type SitemapContext, sitemapParts } from './sitemap-parts.ts'
import { type SitemapEntry, sitemapIndex, urlSet } from './sitemap-url.ts'

/**
 * Serves the index at `/sitemap.xml` and its parts at `/sitemap/{name}.xml`. A part is built for each request, so
 * that changes appear immediately. An unchanged part is answered with 304.
 */
export function registerSitemap(app: FastifyInstance, ctx: SitemapContext, siteOf: SiteOf): void {
  const parts = sitemapParts(ctx)
  const origin = () => siteOf('uk').origin
  app.get('/sitemap.xml', async (request, reply) => {
    const entries = await parts.index()
    return send(request, reply, entries, () => [sitemapIndex(origin(), entries)])
  })
  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const { file } = request.params
    const entries = file.endsWith('.xml') ? await parts.entries(file.slice(0, -'.xml'.length)) : undefined
    if (!entries) return reply.callNotFound()
    return send(request, reply, entries, () => urlSet(origin(), entries))
  })
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  entries: readonly SitemapEntry[],
  xml: () => Iterable<string>,
) {
  const etag = `"${fingerprint(entries)}"`
  reply
    .header('etag', etag)
    .header('cache-control', 'no-cache')
    .header('vary', 'Accept-Encoding')
    .type('application/xml; charset=utf-8')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const text = Readable.from(xml(), { objectMode: false })
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(text)
  const packed = createGzip()
  // The client closed the connection, so there is nobody to respond to.
  pipeline(text, packed).catch((error: Error) =>
    request.log.debug({ err: error }, 'sitemap was not read to its end'),
  )
  return reply.header('content-encoding', 'gzip').send(packed)
}

function fingerprint(entries: readonly SitemapEntry[]): string {
  const hash = createHash('sha1')
  for (const { path, changedAt } of entries) hash.update(`${path} ${changedAt?.getTime() ?? ''}\n`)
  return hash.digest('base64url')
}
