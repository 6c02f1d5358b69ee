import { decodeSolidView } from '@verstat/contract/browser'
import type { ReactNode } from 'react'
import { usePage } from '../../../../lib/use-page.ts'
import type { Address } from '../address.ts'
import { useContent } from '../load-content.ts'
import type { ViewedFile } from '../viewed-file.ts'
import { StillPicture, ViewerFrame } from '../viewer-frame.tsx'
import { SolidStage } from './solid-stage.tsx'

export type SolidViewerProps = {
  readonly file: ViewedFile
  readonly address: Address
  readonly facts: ReactNode
}

/** Shows a body that can be turned, cut and measured. */
export function SolidViewer({ file, address, facts }: SolidViewerProps) {
  const { t } = usePage()
  const loaded = useContent(address, decode)
  if (loaded && 'value' in loaded) return <SolidStage file={file} view={loaded.value} facts={facts} />
  const text = t(loaded ? 'drawings.view.failed' : 'drawings.view.loading')
  return <ViewerFrame stage={<StillPicture file={file} text={text} />} facts={facts} />
}

const decode = (content: ArrayBuffer) => decodeSolidView(new Uint8Array(content))
