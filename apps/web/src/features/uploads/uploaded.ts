import type { DrawingFacts, FileAccess, Picture, ReadingState, Upload } from '@verstat/contract'

/** An uploaded picture as a form value. The value is plain data, so that a saved form can restore it. */
export type UploadedPicture = {
  readonly uploadId: string
  /** Only for uploads of visitors. The token proves the ownership of the upload when the form is sent. */
  readonly uploadToken?: string
  readonly name: string
  /** Alternative text, or '' when the user wrote none. */
  readonly alt: string
  readonly picture: Picture
  /** Who may open a picture of an order. Without it, everybody. */
  readonly access?: FileAccess
}

export type UploadedDocument = {
  readonly uploadId: string
  readonly uploadToken?: string
  readonly name: string
  /** Size in bytes. */
  readonly size: number
  readonly access: FileAccess
  /** Absent for files of offers and messages, and in forms that were saved before files were read. */
  readonly reading?: ReadingState
  readonly facts?: DrawingFacts | null
  readonly preview?: Picture | null
}

/** A file that waits, is being uploaded, or was refused. */
export type WaitingUpload = {
  readonly key: string
  readonly file: File
  /** Share of the file that was sent, from 0 to 1. At 1 the server is checking the file. */
  readonly progress: number
  readonly fault?: string
  readonly mayRetry?: boolean
}

export function uploadedPicture(upload: Upload): UploadedPicture | null {
  const { id, uploadToken, name, picture } = upload
  if (!picture) return null
  return { uploadId: id, ...(uploadToken ? { uploadToken } : {}), name, alt: '', picture }
}

export function uploadedDocument(upload: Upload): UploadedDocument | null {
  const { id, uploadToken, name, size, access, picture, reading, facts, preview } = upload
  if (picture) return null
  return {
    uploadId: id,
    ...(uploadToken ? { uploadToken } : {}),
    name,
    size,
    access,
    reading,
    facts,
    preview,
  }
}

export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}
