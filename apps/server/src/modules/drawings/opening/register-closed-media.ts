import type { FastifyInstance, FastifyReply } from 'fastify'
import { isUuid } from '../../../platform/ids/uuid-v7.ts'
import { attachmentHeader } from '../../uploads/index.ts'
import type { SendingContext } from '../drawings-context.ts'
import type { MarkFile } from '../marking/mark-file.ts'
import { type Admitted, admit } from './admit.ts'
import * as opens from './file-open.repository.ts'
import { openerOf } from './opener.ts'
import { type LinkFor, readPersonLink } from './person-links.ts'
import { streamArchive } from './stream-archive.ts'

const PICTURE = /^[0-9]{1,5}\.(?:avif|webp)$/

/**
 * Serves files to the persons of their links. The signature says who asked; whether that person may still open the file
 * is asked again for each request, so a link ends with the access.
 */
export function registerClosedMedia(app: FastifyInstance, ctx: SendingContext, mark: MarkFile): void {
  type PartRoute = { Params: { id: string; link: string; part: string } }
  app.get<PartRoute>('/media/closed/:id/:link/:part', async (request, reply) => {
    const { id, link: segment, part } = request.params
    if (!isUuid(id) || !(part === 'file' || part === 'view' || PICTURE.test(part))) {
      return reply.callNotFound()
    }
    const link = readPersonLink(ctx.secret, id, segment, ctx.now())
    const admitted = link && (await admit(ctx.db, link, ctx.now()))
    if (!link || !admitted) return reply.callNotFound()
    await recordSight(ctx, admitted, link, part)
    const content = await mark(admitted, link, part)
    if (!content) return reply.callNotFound()
    const isFile = part === 'file'
    if (isFile) reply.header('content-disposition', attachmentHeader(admitted.file.name))
    return closed(reply)
      .header('content-length', content.size)
      .type(isFile ? admitted.file.mime : content.type)
      .send(content.body)
  })

  type ArchiveRoute = { Params: { id: string; link: string } }
  app.get<ArchiveRoute>('/media/order/:id/:link/zip', async (request, reply) => {
    const { id, link: segment } = request.params
    const link = isUuid(id) ? readPersonLink(ctx.secret, id, segment, ctx.now()) : undefined
    const archive = link && (await streamArchive(ctx, link, mark))
    if (!archive) return reply.callNotFound()
    return closed(reply)
      .header('content-disposition', attachmentHeader(archive.name))
      .type('application/zip')
      .send(archive.stream)
  })
}

function closed(reply: FastifyReply): FastifyReply {
  return (
    reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      // If a browser displays a document, it has no origin and cannot run scripts.
      .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
  )
}

/** The first look at what a closed file contains is an opening too. Asking for the link of the file was one already. */
async function recordSight(
  { db, now }: SendingContext,
  { file, reader }: Admitted,
  { userId }: LinkFor,
  part: string,
): Promise<void> {
  if (part === 'file' || file.is_public || !reader || reader.isOwner) return
  await opens.insertSight(db, { file, userId, producer: openerOf(reader), how: 'preview', at: now() })
}
