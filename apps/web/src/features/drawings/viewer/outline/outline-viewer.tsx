import type { OutlineView } from '@verstat/contract'
import type { ReactNode } from 'react'
import { usePage } from '../../../../lib/use-page.ts'
import type { Address } from '../address.ts'
import { useContent } from '../load-content.ts'
import type { ViewedFile } from '../viewed-file.ts'
import { StillPicture, ViewerFrame } from '../viewer-frame.tsx'
import { OutlineStage } from './outline-stage.tsx'

export type OutlineViewerProps = {
  readonly file: ViewedFile
  readonly address: Address
  readonly facts: ReactNode
}

/** Shows a flat drawing that can be moved, enlarged and measured, with its layers. */
export function OutlineViewer({ file, address, facts }: OutlineViewerProps) {
  const { t } = usePage()
  const loaded = useContent(address, decode)
  if (loaded && 'value' in loaded) return <OutlineStage file={file} drawing={loaded.value} facts={facts} />
  const text = t(loaded ? 'drawings.view.failed' : 'drawings.view.loading')
  return <ViewerFrame stage={<StillPicture file={file} text={text} />} facts={facts} />
}

const decode = (content: ArrayBuffer) => JSON.parse(new TextDecoder().decode(content)) as OutlineView
