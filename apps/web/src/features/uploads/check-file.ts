import { FILE_BYTES_MAX, FILE_ENDINGS, IMAGE_BYTES_MAX } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'

/** A `pdf` is a document of one type only. */
export type UploadKind = 'picture' | 'document' | 'pdf'

const PICTURE_ENDINGS: readonly string[] = ['jpg', 'jpeg', 'png', 'webp', 'avif']

const ENDINGS: Readonly<Record<UploadKind, readonly string[]>> = {
  picture: PICTURE_ENDINGS,
  document: FILE_ENDINGS,
  pdf: ['pdf'],
}

const KIND_FAULTS = {
  picture: 'uploads.fault.pictureKind',
  document: 'uploads.fault.documentKind',
  pdf: 'uploads.fault.pdfKind',
} as const

export const ACCEPT: Readonly<Record<UploadKind, string>> = {
  picture: 'image/jpeg,image/png,image/webp,image/avif',
  document: FILE_ENDINGS.map((ending) => `.${ending}`).join(','),
  pdf: 'application/pdf,.pdf',
}

/**
 * Returns why a file would be refused, or null. Only the name and the size are checked here. The server checks the
 * content.
 */
export function fileFault(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  kind: UploadKind,
  file: { readonly name: string; readonly size: number },
): string | null {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase()
  if (ending !== undefined && !ENDINGS[kind].includes(ending)) return t(KIND_FAULTS[kind])
  if (file.size === 0) return t('uploads.fault.empty')
  const most = kind === 'picture' ? IMAGE_BYTES_MAX : FILE_BYTES_MAX
  return file.size > most ? t('uploads.fault.size', { size: format.fileSize(file.size) }) : null
}
