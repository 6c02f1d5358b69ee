import type { Picture, Upload } from '@verstat/contract'

/** A stored picture in a form: plain data, so that a kept form brings it back. */
export type UploadedPicture = {
  readonly uploadId: string
  /** Of visitors: goes along when the form is sent. */
  readonly uploadToken?: string
  readonly name: string
  /** For those who do not see it; '' unless somebody wrote one. */
  readonly alt: string
  readonly picture: Picture
}

/** A stored document in a form. */
export type UploadedDocument = {
  readonly uploadId: string
  readonly uploadToken?: string
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly isPublic: boolean
}

/** A file that waits, travels, or was not taken. */
export type WaitingUpload = {
  readonly key: string
  readonly file: File
  /** The share that has arrived, 0 to 1; past the last byte it is being looked at. */
  readonly progress: number
  /** Why it was not taken; absent while it may still be. */
  readonly fault?: string
  /** Whether trying again may help. */
  readonly mayRetry?: boolean
}

export function uploadedPicture(upload: Upload): UploadedPicture | null {
  const { id, uploadToken, name, picture } = upload
  if (!picture) return null
  return { uploadId: id, ...(uploadToken ? { uploadToken } : {}), name, alt: '', picture }
}

export function uploadedDocument(upload: Upload): UploadedDocument | null {
  const { id, uploadToken, name, size, isPublic, picture } = upload
  if (picture) return null
  return { uploadId: id, ...(uploadToken ? { uploadToken } : {}), name, size, isPublic }
}

/** `items` with the one at `from` standing at `to`. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}
