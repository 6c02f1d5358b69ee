import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PdfWorker from './document-worker.ts?worker'

export type OpenedDocument = {
  readonly document: PDFDocumentProxy
  readonly close: () => void
}

/**
 * Opens a PDF file. Files come from strangers: their scripts are never run, forms are not filled in, and nothing is
 * loaded from elsewhere. Fonts that a file does not bring are those of the reader’s system.
 */
export async function openDocument(content: ArrayBuffer): Promise<OpenedDocument> {
  const port = new PdfWorker()
  const worker = PDFWorker.create({ port })
  const close = () => {
    worker.destroy()
    port.terminate()
  }
  try {
    const document = await getDocument({
      data: content,
      worker,
      enableXfa: false,
      // The Content-Security-Policy allows no WebAssembly. Pictures in JPEG 2000 and JBIG2 stay empty.
      useWasm: false,
      useWorkerFetch: false,
      disableAutoFetch: true,
      stopAtErrors: false,
      verbosity: 0,
    }).promise
    return { document, close }
  } catch (error) {
    close()
    throw error
  }
}
