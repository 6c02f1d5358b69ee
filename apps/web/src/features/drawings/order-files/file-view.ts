import type { FileLink, OrderFile } from '@verstat/contract'
import type { PictureSource } from '@verstat/ui/picture'
import type { PageContext } from '../../../lib/page-context.ts'
import { ownText, pictureSource, type WrittenText } from '../../listing/listing-words.ts'
import { factWords, thicknessWarning, unitWarning } from '../facts-words.ts'

/** A file of an order as plain texts, so that pages for visitors ship no code that makes these texts. */
export type FileView = {
  readonly id: string
  readonly name: WrittenText
  readonly size: string
  /** The size of what the file shows, which people look for most. */
  readonly main?: string
  /** Other facts, and what to know about them. */
  readonly more: readonly string[]
  readonly preview?: PictureSource
  /** Where everybody may download the file. Closed files have none: a link to them is made when it is asked for. */
  readonly href?: string
  /** Who may open a closed file. */
  readonly level?: string
  readonly mayOpen: boolean
  /** What the viewer shows. Absent for files without a viewer and for files that the reader may not open. */
  readonly shown?: ShownFile
}

/** What a viewer needs of a file. `url` is null when a link to the file is made on demand. */
export type ShownFile = Pick<
  FileLink,
  'id' | 'name' | 'mime' | 'size' | 'reading' | 'facts' | 'preview' | 'viewUrl'
> & { readonly url: string | null }

type Words = Pick<PageContext, 't' | 'format'>

/** What the customer has stated about the part, by the keys of the category's fields. */
export type Stated = Readonly<Record<string, unknown>>

export function publicFileView(words: Words, file: FileLink, stated: Stated): FileView {
  return { ...common(words, file, stated), href: file.url, mayOpen: true, ...shownFile(file, file.url) }
}

/** Owners read the words of the form in which they chose the level. */
export function closedFileView(words: Words, file: OrderFile, stated: Stated, isOwner: boolean): FileView {
  const { access, needs } = file
  return {
    ...common(words, file, stated),
    ...(access === 'public'
      ? {}
      : { level: words.t(isOwner ? `uploads.access.${access}` : `orderfiles.level.${access}`) }),
    mayOpen: needs.length === 0,
    ...(needs.length === 0 ? shownFile(file, null) : {}),
  }
}

function shownFile(
  { id, name, mime, size, reading, facts, preview, viewUrl }: Omit<ShownFile, 'url'>,
  url: string | null,
): Pick<FileView, 'shown'> {
  const isViewed = viewUrl !== null || mime === 'application/pdf'
  return isViewed ? { shown: { id, name, mime, size, reading, facts, preview, viewUrl, url } } : {}
}

type Common = Pick<FileLink, 'id' | 'name' | 'size' | 'reading' | 'facts' | 'preview'>

function common(words: Words, { id, name, size, reading, facts, preview }: Common, stated: Stated) {
  const { t, format } = words
  const [main, ...rest] = facts ? factWords(words, facts) : []
  const warnings = facts ? [thicknessWarning(words, facts, stated.thickness), unitWarning(words, facts)] : []
  const state = reading === 'pending' || reading === 'failed' ? t(`drawings.${reading}`) : undefined
  return {
    id,
    name: ownText(name, t.locale),
    size: format.fileSize(size),
    ...(main === undefined ? {} : { main }),
    more: [rest.join(', '), ...warnings, state].flatMap((text) => text || []),
    ...(preview ? { preview: { ...pictureSource(preview), alt: t('drawings.preview', { name }) } } : {}),
  }
}
