import { ApiError, getUpload } from '@verstat/contract/browser'
import { useEffect, useRef } from 'react'
import { usePage } from '../../lib/use-page.ts'
import { type UploadedDocument, uploadedDocument } from './uploaded.ts'

const PAUSE_MS = 1_000
/** A file is read within seconds, unless many others wait before it. */
const ASKS_MAX = 60

/** Asks the server about documents that are being read, and passes on what it has found. */
export function useReadDocuments(
  documents: readonly UploadedDocument[],
  onRead: (document: UploadedDocument) => void,
): void {
  const { send } = usePage()
  const latest = useRef(onRead)
  latest.current = onRead
  const waiting = documents.filter(({ reading }) => reading === 'pending')
  const key = waiting.map(({ uploadId }) => uploadId).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells which documents wait
  useEffect(() => {
    if (waiting.length === 0) return
    let asks = 0
    const ask = async ({ uploadId, uploadToken }: UploadedDocument) => {
      const proof = uploadToken ? { uploadToken } : {}
      try {
        const document = uploadedDocument(await send(getUpload, { id: uploadId, ...proof }))
        if (document && document.reading !== 'pending') latest.current({ ...document, ...proof })
      } catch (error) {
        // Without a network the next turn asks again, and the form can be sent without the answer.
        if (!(error instanceof TypeError || error instanceof ApiError)) throw error
      }
    }
    const timer = setInterval(() => {
      asks += 1
      if (asks === ASKS_MAX) clearInterval(timer)
      for (const document of waiting) void ask(document)
    }, PAUSE_MS)
    return () => clearInterval(timer)
  }, [key])
}
