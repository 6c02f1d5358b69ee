import { getDocument, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Reading } from '../reading.ts'
import { UnreadableContent, UnsupportedContent } from '../unreadable-content.ts'

/**
 * Counts the pages of a PDF file. The library follows the tree of pages to its last page, so a wrong number in the file
 * does not count. No page is drawn and nothing in the file runs. Throws `UnsupportedContent` for files that open only
 * with a password.
 */
export async function readPdf(content: Buffer): Promise<Reading> {
  const task = getDocument({
    data: new Uint8Array(content),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    disableFontFace: true,
    useWorkerFetch: false,
    useWasm: false,
  })
  try {
    const { numPages } = await task.promise
    if (numPages === 0) throw new UnreadableContent('the file has no pages')
    return { facts: { kind: 'pages', pages: numPages } }
  } catch (error) {
    if (error instanceof PasswordException) throw new UnsupportedContent('the file needs a password')
    throw error
  } finally {
    await task.destroy()
  }
}
