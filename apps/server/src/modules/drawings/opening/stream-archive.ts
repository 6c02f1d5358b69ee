import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { fileNeeds } from '../access/file-needs.ts'
import * as files from '../access/order-file.repository.ts'
import { findReader } from '../access/read-standing.ts'
import type { SendingContext } from '../drawings-context.ts'
import type { MarkFile } from '../marking/mark-file.ts'
import { admit } from './admit.ts'
import * as opens from './file-open.repository.ts'
import { type LinkFor, linkStart } from './person-links.ts'

type Archive = { readonly name: string; readonly stream: Readable }

/**
 * Packs the files that were logged with the link and that its person may open now. Files are read one after the other,
 * as fast as the client takes them.
 */
export async function streamArchive(
  ctx: SendingContext,
  link: LinkFor,
  mark: MarkFile,
): Promise<Archive | undefined> {
  const reader = link.as === 'reader' ? await findReader(ctx.db, link.id, link.userId, ctx.now()) : undefined
  if (!reader) return undefined
  const { order, isOwner } = reader
  const logged = await opens.listArchived(ctx.db, {
    orderId: order.id,
    userId: link.userId,
    since: linkStart(link),
  })
  const rows = (await files.list(ctx.db, order.id)).filter(
    (file) =>
      fileNeeds(reader, file.access).length === 0 && (file.is_public || isOwner || logged.has(file.id)),
  )
  if (rows.length === 0) return undefined
  const zip = new ZipFile()
  const stream = new PassThrough()
  let reading: Readable | undefined
  // A client that stops reading must not leave a file of the storage open.
  stream.once('close', () => reading?.destroy())
  zip.on('error', (error: Error) => stream.destroy(error))
  zip.outputStream.pipe(stream)
  const names = new Set<string>()
  for (const file of rows) {
    const part = file.kind === 'file' ? 'file' : `${file.widths.at(-1)}.webp`
    zip.addReadStreamLazy(
      entryName(file, names),
      { mtime: ctx.now(), compress: file.kind === 'file' },
      (done) => {
        openEntry(ctx, { ...link, id: file.id }, part, mark).then(
          (content) => {
            reading = content
            if (stream.destroyed) content.destroy()
            done(null, content)
          },
          (error) => done(error, Readable.from([])),
        )
      },
    )
  }
  zip.end()
  return { name: `order-${order.number}.zip`, stream }
}

/** Asks again before each file: an archive of a slow client may outlive the access. The archive then breaks off. */
async function openEntry(
  { db, now }: SendingContext,
  link: LinkFor,
  part: string,
  mark: MarkFile,
): Promise<Readable> {
  const admitted = await admit(db, link, now())
  const content = admitted && (await mark(admitted, link, part))
  if (!content) throw new Error('a file of an archive is not there any more')
  return content.body instanceof Readable ? content.body : Readable.from([content.body])
}

/** A picture is stored as WebP, whatever it was. Of equal names, the later ones are numbered. */
function entryName({ name, kind }: files.OrderFileRow, taken: Set<string>): string {
  const dot = name.lastIndexOf('.')
  const base = (dot > 0 ? name.slice(0, dot) : name).replaceAll(/[/\\:]/g, '_')
  const ending = kind === 'image' ? '.webp' : dot > 0 ? name.slice(dot) : ''
  for (let n = 1; ; n += 1) {
    const entry = n === 1 ? `${base}${ending}` : `${base} (${n})${ending}`
    if (taken.has(entry)) continue
    taken.add(entry)
    return entry
  }
}
