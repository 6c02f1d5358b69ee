import { CONTENT_KINDS, type ContentName } from '../content/content-kind.ts'
import type { Reader } from './reading.ts'

/** Loads the reader of a kind of file. A child process loads only the one that it needs, because some are large. */
const READERS: Partial<Record<ContentName, () => Promise<Reader>>> = {
  stl: async () => (await import('./solids/read-solid.ts')).SOLID_READERS.stl,
  obj: async () => (await import('./solids/read-solid.ts')).SOLID_READERS.obj,
  '3mf': async () => (await import('./solids/read-solid.ts')).SOLID_READERS['3mf'],
  step: async () => (await import('./solids/read-solid.ts')).SOLID_READERS.step,
  igs: async () => (await import('./solids/read-solid.ts')).SOLID_READERS.igs,
  dxf: async () => (await import('./outlines/read-outline.ts')).OUTLINE_READERS.dxf,
  pdf: async () => (await import('./documents/read-document.ts')).DOCUMENT_READERS.pdf,
  xlsx: async () => (await import('./documents/read-document.ts')).DOCUMENT_READERS.xlsx,
  docx: async () => (await import('./documents/read-document.ts')).DOCUMENT_READERS.docx,
}

const BY_MIME = new Map(
  Object.entries(READERS).map(([name, load]) => [CONTENT_KINDS[name as ContentName].mime as string, load]),
)

/** Whether files of a type can be read. The type is as the database stores it. */
export function isReadable(mime: string): boolean {
  return BY_MIME.has(mime)
}

export async function loadReader(mime: string): Promise<Reader | undefined> {
  return BY_MIME.get(mime)?.()
}
