import type { Reader } from '../reading.ts'
import { readPdf } from './count-pdf-pages.ts'
import { readDocx, readXlsx } from './read-office.ts'

/** Readers of documents by the name of their content. Documents have no pictures and no views. */
export const DOCUMENT_READERS = {
  pdf: readPdf,
  xlsx: readXlsx,
  docx: readDocx,
} as const satisfies Record<string, Reader>
