import type { AttachedDocument, AttachedPicture, FileAccess, FileLink, Picture } from '@verstat/contract'
import type { UploadedDocument, UploadedPicture } from '../../uploads/uploaded.ts'

export function pictureParts(values: readonly UploadedPicture[]): AttachedPicture[] {
  return values.map(({ uploadId, uploadToken, alt, access }) => ({
    uploadId,
    ...(uploadToken ? { uploadToken } : {}),
    alt: alt.trim() || null,
    ...(access ? { access } : {}),
  }))
}

export function documentParts(values: readonly UploadedDocument[]): AttachedDocument[] {
  return values.map(({ uploadId, uploadToken, access }) => ({
    uploadId,
    ...(uploadToken ? { uploadToken } : {}),
    access,
  }))
}

export function shownPicture(picture: Picture): UploadedPicture {
  const { id, alt, access } = picture
  return { uploadId: id, name: alt ?? '', alt: alt ?? '', picture, ...(access ? { access } : {}) }
}

export function shownDocument({
  id,
  name,
  size,
  access,
  reading,
  facts,
  preview,
}: FileLink & { readonly access: FileAccess }): UploadedDocument {
  return { uploadId: id, name, size, access, reading, facts, preview }
}
