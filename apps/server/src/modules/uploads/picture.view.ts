import type { Picture, Upload } from '@verstat/contract'
import type { Selectable } from 'kysely'
import type { z } from 'zod/mini'
import type { SecretKey } from '../../platform/security/secret-key.ts'
import { signedFileUrl } from './file-links.ts'
import type { UploadTable } from './uploads.tables.ts'

/** A stored picture, as read beside the row that holds it. */
export type PictureRow = {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  readonly placeholder: string
  readonly alt: string | null
}

export function viewPicture(row: PictureRow): z.input<typeof Picture> {
  return {
    id: row.id,
    url: `/media/${row.id}/${row.widths.at(-1) ?? row.width}.webp`,
    width: row.width,
    height: row.height,
    widths: [...row.widths],
    placeholder: row.placeholder,
    alt: row.alt,
  }
}

/** SQL of a picture as one JSON value, from the tables `upload` and `image`. */
export const PICTURE_JSON = `json_build_object('id', upload.id, 'width', upload.width, 'height', upload.height,
    'widths', upload.widths, 'placeholder', upload.placeholder, 'alt', image.alt)`

/** A file as it was stored, for whoever stored it. */
export function viewUpload(
  ctx: { readonly accounts: { readonly secret: Pick<SecretKey, 'sign'> }; readonly now: () => Date },
  row: Selectable<UploadTable>,
  uploadToken: string | undefined,
): z.input<typeof Upload> {
  const { width, height, placeholder, widths } = row
  const picture =
    width && height && placeholder !== null
      ? viewPicture({ ...row, width, height, placeholder, alt: null })
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
      ? widths.flatMap((each) => ['avif', 'webp'].map((type) => preview(row.id, each, type)))
      : [],
  }
}

function preview(id: string, width: number, type: string) {
  return { url: `/media/${id}/${width}.${type}`, width, mime: `image/${type}` }
}
