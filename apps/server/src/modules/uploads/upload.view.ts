import type { Upload } from '@verstat/contract'
import type { Selectable } from 'kysely'
import type { z } from 'zod/mini'
import { viewFile } from './file.view.ts'
import { signedFileUrl } from './file-links.ts'
import { type LinkContext, openPicture, viewPicture } from './picture.view.ts'
import type { UploadTable } from './uploads.tables.ts'

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
