import type { FileAccess, Picture, Upload } from '@verstat/contract'
import type { Selectable } from 'kysely'
import type { z } from 'zod/mini'
import type { SecretKey } from '../../platform/security/secret-key.ts'
import { viewFile } from './file.view.ts'
import { signedFileUrl, signedPart } from './file-links.ts'
import type { UploadTable } from './uploads.tables.ts'

/** The database columns that are needed to show a picture. */
export type PictureRow = {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  readonly placeholder: string
  readonly alt: string | null
  /** The signed path segment from `openPicture`, for private pictures. */
  readonly link?: string
  readonly access?: FileAccess
}

export type StoredPicture = PictureRow & { readonly is_public: boolean; readonly access: FileAccess }

export type LinkContext = {
  readonly accounts: { readonly secret: Pick<SecretKey, 'sign'> }
  readonly now: () => Date
}

/**
 * Adds a link that opens a private picture for ten minutes. Use it only in responses to the picture's owner and to
 * staff.
 */
export function openPicture<Row extends { readonly id: string; readonly is_public: boolean }>(
  { accounts, now }: LinkContext,
  row: Row,
): Row & { readonly link?: string } {
  return row.is_public ? row : { ...row, link: signedPart(accounts.secret, row.id, now()) }
}

export function viewPicture(row: PictureRow): z.input<typeof Picture> {
  return {
    id: row.id,
    url: `${folderOf(row)}/${row.widths.at(-1) ?? row.width}.webp`,
    width: row.width,
    height: row.height,
    widths: [...row.widths],
    placeholder: row.placeholder,
    alt: row.alt,
    ...(row.link === undefined ? {} : { isPublic: false, access: row.access }),
  }
}

/** Returns the folder with all widths of a picture. Pages derive the URL of each width from this folder. */
function folderOf({ id, link }: Pick<PictureRow, 'id' | 'link'>): string {
  return link === undefined ? `/media/${id}` : `/media/${id}/${link}`
}

/** SQL for a picture as JSON. It expects the table aliases `upload` and `image`. */
export const PICTURE_JSON = `json_build_object('id', upload.id, 'width', upload.width, 'height', upload.height,
    'widths', upload.widths, 'placeholder', upload.placeholder, 'alt', image.alt)`

/** Returns the response to the user who uploaded the file. */
export function viewUpload(
  ctx: LinkContext,
  row: Selectable<UploadTable>,
  uploadToken: string | undefined,
): z.input<typeof Upload> {
  const { width, height, placeholder, widths } = row
  const file = row.kind === 'file' ? viewFile(ctx, row) : null
  const picture =
    !file && width && height && placeholder !== null
      ? viewPicture(openPicture(ctx, { ...row, width, height, placeholder, alt: null }))
      : null
  return {
    id: row.id,
    ...(uploadToken === undefined ? {} : { uploadToken }),
    url: picture?.url ?? signedFileUrl(ctx.accounts.secret, row.id, ctx.now()),
    name: row.name,
    size: row.size,
    mime: row.mime,
    isPublic: row.is_public,
    access: row.access,
    ...(picture ? { width: picture.width, height: picture.height } : {}),
    picture,
    previews: picture
      ? widths.flatMap((each) => ['avif', 'webp'].map((type) => preview(picture.url, each, type)))
      : [],
    reading: row.reading,
    facts: row.facts,
    preview: file?.preview ?? null,
    viewUrl: file?.viewUrl ?? null,
  }
}

function preview(largest: string, width: number, type: string) {
  return {
    url: `${largest.slice(0, largest.lastIndexOf('/'))}/${width}.${type}`,
    width,
    mime: `image/${type}`,
  }
}
