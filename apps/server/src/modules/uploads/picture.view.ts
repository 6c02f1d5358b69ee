import type { Picture, Upload } from '@verstat/contract'
import type { Selectable } from 'kysely'
import type { z } from 'zod/mini'
import type { SecretKey } from '../../platform/security/secret-key.ts'
import { signedFileUrl, signedPart } from './file-links.ts'
import type { UploadTable } from './uploads.tables.ts'

/** A stored picture, as read beside the row that holds it. */
export type PictureRow = {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  readonly placeholder: string
  readonly alt: string | null
  /** Of a private one, for those who may have it: the part of its address that opens it, see `openPicture`. */
  readonly link?: string
}

/** The same with who may have it. */
export type StoredPicture = PictureRow & { readonly is_public: boolean }

type LinkContext = {
  readonly accounts: { readonly secret: Pick<SecretKey, 'sign'> }
  readonly now: () => Date
}

/** A picture for its owner and staff: a private one opens for ten minutes. */
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
    ...(row.link === undefined ? {} : { isPublic: false }),
  }
}

/** Where its files are: pages make the addresses of all its widths of it. */
function folderOf({ id, link }: Pick<PictureRow, 'id' | 'link'>): string {
  return link === undefined ? `/media/${id}` : `/media/${id}/${link}`
}

/** SQL of a picture as one JSON value, from the tables `upload` and `image`. */
export const PICTURE_JSON = `json_build_object('id', upload.id, 'width', upload.width, 'height', upload.height,
    'widths', upload.widths, 'placeholder', upload.placeholder, 'alt', image.alt)`

/** A file as it was stored, for whoever stored it. */
export function viewUpload(
  ctx: LinkContext,
  row: Selectable<UploadTable>,
  uploadToken: string | undefined,
): z.input<typeof Upload> {
  const { width, height, placeholder, widths } = row
  const picture =
    width && height && placeholder !== null
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
    ...(picture ? { width: picture.width, height: picture.height } : {}),
    picture,
    previews: picture
      ? widths.flatMap((each) => ['avif', 'webp'].map((type) => preview(picture.url, each, type)))
      : [],
  }
}

function preview(largest: string, width: number, type: string) {
  return {
    url: `${largest.slice(0, largest.lastIndexOf('/'))}/${width}.${type}`,
    width,
    mime: `image/${type}`,
  }
}
