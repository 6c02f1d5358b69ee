import type { OrderFile } from '@verstat/contract'
import type { z } from 'zod/mini'
import { previewOf, viewFile } from '../../uploads/index.ts'
import { fileNeeds } from '../access/file-needs.ts'
import type { OrderFileRow } from '../access/order-file.repository.ts'
import type { Reader } from '../access/read-standing.ts'
import type { DrawingsContext } from '../drawings-context.ts'
import { closedFolder, linkEnd, personLink } from '../opening/person-links.ts'

type Ctx = Pick<DrawingsContext, 'accounts' | 'now'>

/** Renders a file that the reader may know of. What it contains is there only if the reader may open it. */
export function viewOrderFile(ctx: Ctx, reader: Reader, row: OrderFileRow): z.input<typeof OrderFile> {
  const needs = fileNeeds(reader, row.access)
  const mayOpen = needs.length === 0
  const folder = mayOpen ? folderFor(ctx, reader, row) : null
  const picture = folder === null ? null : previewOf(row, undefined)
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    mime: row.mime,
    size: row.size,
    access: row.access,
    needs,
    reading: mayOpen ? row.reading : 'unsupported',
    facts: mayOpen ? row.facts : null,
    preview: picture && {
      ...picture,
      alt: row.alt,
      url: `${folder}${picture.url.slice(picture.url.lastIndexOf('/'))}`,
      ...(row.access === 'public' ? {} : { isPublic: false as const, access: row.access }),
    },
    viewUrl: folder !== null && row.has_view ? `${folder}/view` : null,
  }
}

/** Where the pictures of a file are for this reader. */
function folderFor(ctx: Ctx, { order, userId, isOwner }: Reader, row: OrderFileRow): string | null {
  if (row.access === 'public' && order.visibility === 'public') return `/media/${row.id}`
  if (userId === null) return null
  // The owner's links need no log, so they are those of the own order.
  if (isOwner) return folderOf(viewFile(ctx, { ...row, has_view: true }).viewUrl)
  const link = { id: row.id, userId, as: 'reader', until: linkEnd(ctx.now()) } as const
  return closedFolder(personLink(ctx.accounts.secret, link), row.id)
}

function folderOf(url: string | null): string | null {
  return url === null ? null : url.slice(0, url.lastIndexOf('/'))
}
