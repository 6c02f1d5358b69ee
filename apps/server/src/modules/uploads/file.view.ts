import type { FileLink, OwnFile } from '@verstat/contract'
import type { Selectable } from 'kysely'
import type { z } from 'zod/mini'
import { publicFileUrl, signedFileUrl, signedPart } from './file-links.ts'
import { type LinkContext, viewPicture } from './picture.view.ts'
import type { UploadTable } from './uploads.tables.ts'

/** The database columns of `FileRow`. They expect the table alias `upload`. */
export const FILE_COLUMNS = [
  'upload.id',
  'upload.name',
  'upload.mime',
  'upload.size',
  'upload.access',
  'upload.is_public',
  'upload.reading',
  'upload.facts',
  'upload.has_view',
  'upload.width',
  'upload.height',
  'upload.widths',
  'upload.placeholder',
] as const

type FileColumn = (typeof FILE_COLUMNS)[number] extends `upload.${infer Name}` ? Name : never

/** The database columns that are needed to show a document. */
export type FileRow = Pick<Selectable<UploadTable>, FileColumn & keyof UploadTable>

/** Renders a document with links for everybody, for answers about a public document of a public listing. */
export function viewPublicFile(row: FileRow): z.input<typeof FileLink> {
  return {
    ...namesOf(row),
    url: publicFileUrl(row.id),
    preview: previewOf(row, undefined),
    viewUrl: row.has_view ? `/media/${row.id}/view` : null,
  }
}

/** Renders a document with links that open it for ten minutes. Use it only in answers to those who may open it. */
export function viewFile(ctx: LinkContext, row: FileRow): z.input<typeof FileLink> {
  const link = signedPart(ctx.accounts.secret, row.id, ctx.now())
  return {
    ...namesOf(row),
    url: signedFileUrl(ctx.accounts.secret, row.id, ctx.now()),
    preview: previewOf(row, link),
    viewUrl: row.has_view ? `/media/${row.id}/${link}/view` : null,
  }
}

/** Renders a document for its owner and for staff. */
export function viewOwnFile(ctx: LinkContext, row: FileRow): z.input<typeof OwnFile> {
  return { ...viewFile(ctx, row), isPublic: row.is_public, access: row.access }
}

/**
 * Renders a document for staff who moderate its listing. A closed one has no links that work: staff open it for a
 * written reason, in the module for closed files.
 */
export function viewModeratedFile(ctx: LinkContext, row: FileRow): z.input<typeof OwnFile> {
  if (row.is_public) return viewOwnFile(ctx, row)
  const { id, name, mime, size, access } = row
  const content = { reading: 'unsupported', facts: null, preview: null, viewUrl: null } as const
  return { id, name, mime, size, url: publicFileUrl(id), ...content, isPublic: false, access }
}

function namesOf({ id, name, mime, size, reading, facts }: FileRow) {
  return { id, name, mime, size, reading, facts }
}

/** The picture of a document's content. `link` is the signed path segment of a document that is not public. */
export function previewOf({ id, width, height, widths, placeholder }: FileRow, link: string | undefined) {
  if (width === null || height === null || placeholder === null) return null
  return viewPicture({
    id,
    width,
    height,
    widths,
    placeholder,
    alt: null,
    ...(link === undefined ? {} : { link }),
  })
}
