import type { Reading } from '../reading.ts'
import { UnreadableContent, UnsupportedContent } from '../unreadable-content.ts'
import { unpackPart } from './unpack-part.ts'

/** More sheets than any program keeps in memory. */
const COUNT_MAX = 100_000

/** Counts the sheets that the workbook lists, whether they are hidden or not. */
export async function readXlsx(content: Buffer): Promise<Reading> {
  const workbook = unpackPart(content, 'xl/workbook.xml')
  const [, list] = /<(?:\w+:)?sheets\b[^>]*>(.*?)<\/(?:\w+:)?sheets>/s.exec(textOf(workbook)) ?? []
  const sheets = list?.match(/<(?:\w+:)?sheet\b/g)?.length ?? 0
  if (sheets === 0 || sheets > COUNT_MAX) throw new UnreadableContent('the workbook lists no sheets')
  return { facts: { kind: 'sheets', sheets } }
}

/**
 * Reads the number of pages that the program wrote which saved the document. A document has no pages of its own: they
 * depend on fonts and printers. Throws `UnsupportedContent` for documents without this number.
 */
export async function readDocx(content: Buffer): Promise<Reading> {
  const properties = unpackPart(content, 'docProps/app.xml')
  const [, digits] = /<(?:\w+:)?Pages>\s*(\d{1,6})\s*</.exec(textOf(properties)) ?? []
  const pages = Number(digits ?? 0)
  if (pages === 0 || pages > COUNT_MAX) throw new UnsupportedContent('the document does not say its pages')
  return { facts: { kind: 'pages', pages } }
}

/** Parts are in UTF-8 or, rarely, in UTF-16 with a byte order mark. Comments could hide or repeat anything. */
function textOf(part: Buffer | undefined): string {
  if (!part) return ''
  const isWide = part[0] === 0xff && part[1] === 0xfe
  return part.toString(isWide ? 'utf16le' : 'utf8').replaceAll(/<!--.*?-->/gs, '')
}
