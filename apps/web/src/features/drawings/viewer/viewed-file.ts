import type { FileLink } from '@verstat/contract'
import type { Address } from './address.ts'

/** A file as a row or the viewer shows it. The links may be made when they are needed. */
export type ViewedFile = Pick<FileLink, 'id' | 'name' | 'mime' | 'size' | 'reading' | 'facts' | 'preview'> & {
  /** Null when the reader may not download the file. */
  readonly url: Address | null
  readonly viewUrl: Address | null
}

export type ViewerKind = 'solid' | 'outline' | 'pages'

/** Which viewer shows a file. Undefined when there is nothing to show but the picture. */
export function viewerKind({ mime, facts, url, viewUrl }: ViewedFile): ViewerKind | undefined {
  if (viewUrl !== null && (facts?.kind === 'solid' || facts?.kind === 'outline')) return facts.kind
  return url !== null && mime === 'application/pdf' ? 'pages' : undefined
}
