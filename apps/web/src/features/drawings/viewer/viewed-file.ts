import type { FileLink } from '@verstat/contract'
import type { Address } from './address.ts'

/** A file as a row or the viewer shows it. The links may be made when they are needed. */
export type ViewedFile = Pick<FileLink, 'id' | 'name' | 'mime' | 'size' | 'reading' | 'facts' | 'preview'> & {
  /** Null when the reader may not download the file. */
  readonly url: Address | null
  readonly viewUrl: Address | null
}

export type ViewerKind = 'solid' | 'outline'

/** Which viewer shows a file. Undefined when there is nothing to show but the picture. */
export function viewerKind({ facts, viewUrl }: ViewedFile): ViewerKind | undefined {
  return viewUrl !== null && (facts?.kind === 'solid' || facts?.kind === 'outline') ? facts.kind : undefined
}
