import { FILE_BYTES_MAX, FILE_ENDINGS, IMAGE_BYTES_MAX } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'

export type UploadKind = 'picture' | 'document'

const PICTURE_ENDINGS: readonly string[] = ['jpg', 'jpeg', 'png', 'webp', 'avif']

export const ACCEPT: Readonly<Record<UploadKind, string>> = {
  picture: 'image/jpeg,image/png,image/webp,image/avif',
  document: FILE_ENDINGS.map((ending) => `.${ending}`).join(','),
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
  const endings: readonly string[] = kind === 'picture' ? PICTURE_ENDINGS : FILE_ENDINGS
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase()
  if (ending !== undefined && !endings.includes(ending))
    return t(kind === 'picture' ? 'uploads.fault.pictureKind' : 'uploads.fault.documentKind')
  if (file.size === 0) return t('uploads.fault.empty')
  const most = kind === 'picture' ? IMAGE_BYTES_MAX : FILE_BYTES_MAX
  return file.size > most ? t('uploads.fault.size', { size: format.fileSize(file.size) }) : null
}
