import type { AttachedDocument, AttachedPicture, FileLink, Picture } from '@verstat/contract'
import type { UploadedDocument, UploadedPicture } from '../../uploads/uploaded.ts'

export function pictureParts(values: readonly UploadedPicture[]): AttachedPicture[] {
  return values.map(({ uploadId, uploadToken, alt }) => ({
    uploadId,
    ...(uploadToken ? { uploadToken } : {}),
    alt: alt.trim() || null,
  }))
}

export function documentParts(values: readonly UploadedDocument[]): AttachedDocument[] {
  return values.map(({ uploadId, uploadToken, isPublic }) => ({
    uploadId,
    ...(uploadToken ? { uploadToken } : {}),
    isPublic,
  }))
}

export function shownPicture(picture: Picture): UploadedPicture {
  return { uploadId: picture.id, name: picture.alt ?? '', alt: picture.alt ?? '', picture }
}

export function shownDocument({
  id,
  name,
  size,
  isPublic,
}: FileLink & { readonly isPublic: boolean }): UploadedDocument {
  return { uploadId: id, name, size, isPublic }
}
