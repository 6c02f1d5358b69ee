import { type ReactNode, useEffect } from 'react'
import { usePage } from '../../../../lib/use-page.ts'
import type { Address } from '../address.ts'
import { useContent } from '../load-content.ts'
import type { ViewedFile } from '../viewed-file.ts'
import { StillPicture, ViewerFrame } from '../viewer-frame.tsx'
import { openDocument } from './open-document.ts'
import { PagesStage } from './pages-stage.tsx'

export type PagesViewerProps = {
  readonly file: ViewedFile
  readonly address: Address
  readonly facts: ReactNode
}

/** Shows the pages of a PDF file. */
export function PagesViewer({ file, address, facts }: PagesViewerProps) {
  const { t } = usePage()
  const loaded = useContent(address, openDocument)
  const opened = loaded && 'value' in loaded ? loaded.value : undefined
  useEffect(() => opened?.close, [opened])
  if (opened) return <PagesStage file={file} document={opened.document} facts={facts} />
  const text = t(loaded ? 'drawings.view.failed' : 'drawings.view.loading')
  return <ViewerFrame stage={<StillPicture file={file} text={text} />} facts={facts} />
}
