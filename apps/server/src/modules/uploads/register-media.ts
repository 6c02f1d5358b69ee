import type { FastifyInstance, FastifyReply } from 'fastify'
import { isUuid } from '../../platform/ids/uuid-v7.ts'
import type { SecretKey } from '../../platform/security/secret-key.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { attachmentHeader } from './content/file-name.ts'
import { isSignedLink } from './file-links.ts'
import type { Db } from './uploads-context.ts'

export type MediaOptions = {
  readonly db: Db
  readonly storage: Storage
  readonly secret: SecretKey
  readonly now: () => Date
  /** Returns whether a document is public now. This depends on its listing. */
  readonly isOpen: (id: string) => Promise<boolean>
}

const IMMUTABLE = `public, max-age=${365 * 24 * 60 * 60}, immutable`
/** A document may be closed later, so that no cache between may keep it. */
const DOCUMENT = 'private, max-age=600'
const PICTURE = /^[0-9]{1,5}\.(avif|webp)$/
const VIEW = 'view'

/**
 * Serves pictures, and documents as downloads. A picture with a given id never changes. Private pictures have signed
 * URLs.
 */
export function registerMedia(app: FastifyInstance, options: MediaOptions): void {
  app.get<{ Params: { id: string; file: string } }>('/media/:id/:file', async (request, reply) => {
    const { id, file } = request.params
    const type = typeOf(file)
    if (type === undefined || !isUuid(id)) return reply.callNotFound()
    const upload = await findUpload(options.db, id)
    if (!upload?.is_public) return reply.callNotFound()
    // What a document contains is public only as long as its listing is.
    if (upload.kind === 'file' && !(await options.isOpen(id))) return reply.callNotFound()
    reply
      .header('cache-control', upload.kind === 'image' ? IMMUTABLE : DOCUMENT)
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(type)
    return sendPart(reply, options.storage, id, file)
  })

  app.get<{ Params: { id: string; link: string; file: string } }>(
    '/media/:id/:link/:file',
    async (request, reply) => {
      const { id, link, file } = request.params
      const type = typeOf(file)
      if (type === undefined || !isUuid(id)) return reply.callNotFound()
      const [until, sign] = link.split('.')
      if (!isSignedLink(options.secret, id, { until, sign }, options.now())) return reply.callNotFound()
      reply.header('cache-control', 'private, no-store').type(type)
      return sendPart(reply, options.storage, id, file)
    },
  )

  type DocumentRoute = { Params: { id: string }; Querystring: { until?: unknown; sign?: unknown } }
  app.get<DocumentRoute>('/media/:id/file', async (request, reply) => {
    const { id } = request.params
    if (!isUuid(id)) return reply.callNotFound()
    const { query } = request
    const mayHave =
      query.sign === undefined
        ? await options.isOpen(id)
        : isSignedLink(options.secret, id, query, options.now())
    const document = mayHave ? await findDocument(options.db, id) : undefined
    if (!document) return reply.callNotFound()
    reply
      .header('content-disposition', attachmentHeader(document.name))
      // If a browser displays the document instead of downloading it, the document has no origin and cannot run
      // scripts.
      .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      .header('cache-control', query.sign === undefined ? DOCUMENT : 'private, no-store')
      .type(document.mime)
    return sendPart(reply, options.storage, id, 'file')
  })
}

/** The type of a picture, or of what the viewer in the page loads. Undefined for other parts. */
function typeOf(file: string): string | undefined {
  if (file === VIEW) return 'application/octet-stream'
  const ending = PICTURE.exec(file)?.[1]
  return ending && `image/${ending}`
}

async function findUpload(db: Db, id: string) {
  return db.selectFrom('uploads').select(['is_public', 'kind']).where('id', '=', id).executeTakeFirst()
}

async function findDocument(db: Db, id: string): Promise<{ name: string; mime: string } | undefined> {
  return db
    .selectFrom('uploads')
    .select(['name', 'mime'])
    .where('id', '=', id)
    .where('kind', '=', 'file')
    .executeTakeFirst()
}

async function sendPart(reply: FastifyReply, storage: Storage, id: string, name: string) {
  const found = await storage.get(id, name)
  if (!found) {
    for (const header of ['cache-control', 'content-disposition', 'content-type']) reply.removeHeader(header)
    return reply.callNotFound()
  }
  return reply.header('content-length', found.size).send(found.stream)
}
