import type { Picture, Upload } from '@verstat/contract'

/** An uploaded picture as a form value: plain data, so that a saved form can restore it. */
export type UploadedPicture = {
  readonly uploadId: string
  /** Visitors only: proves ownership of the upload when the form is sent. */
  readonly uploadToken?: string
  readonly name: string
  /** Alternative text; '' when none was written. */
  readonly alt: string
  readonly picture: Picture
}

export type UploadedDocument = {
  readonly uploadId: string
  readonly uploadToken?: string
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly isPublic: boolean
}

/** A file that is waiting, uploading, or was refused. */
export type WaitingUpload = {
  readonly key: string
  readonly file: File
  /** Share sent, 0 to 1; at 1 the server is checking the file. */
  readonly progress: number
  /** Why it was refused. */
  readonly fault?: string
  /** Whether a retry may succeed. */
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

export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}
