import { Picture } from '@verstat/ui/picture'
import type { ReactNode } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import type { ViewedFile } from './viewed-file.ts'

export type ViewerFrameProps = {
  readonly stage: ReactNode
  /** Tools, above the facts on wide screens. */
  readonly tools?: ReactNode
  readonly facts: ReactNode
}

/** The drawing with its tools and facts: beside it on wide screens, below it on phones. */
export function ViewerFrame({ stage, tools, facts }: ViewerFrameProps) {
  return (
    <div className="grid min-h-0 flex-1 grid-cols-1 grid-rows-[minmax(45%,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-1">
      <div className="relative min-h-0 min-w-0">{stage}</div>
      <div className="grid max-h-[50dvh] min-h-0 content-start gap-3 overflow-y-auto border-line px-4 py-3 max-lg:border-t lg:max-h-none lg:border-s">
        {tools}
        {facts}
      </div>
    </div>
  )
}

/** What is shown while the drawing loads, or when it cannot be shown: the picture that the server drew. */
export function StillPicture({ file, text }: { readonly file: ViewedFile; readonly text: string }) {
  const { t } = usePage()
  const { preview, name } = file
  return (
    <div className="flex size-full flex-col items-center justify-center gap-3 p-4">
      {preview && (
        <Picture
          picture={{ ...preview, alt: t('drawings.preview', { name }) }}
          sizes="(min-width: 64rem) 60rem, 100vw"
          fit="contain"
          className="min-h-0 w-full max-w-4xl bg-transparent"
        />
      )}
      <p role="status" className="max-w-measure text-center text-15 text-ink-soft">
        {text}
      </p>
    </div>
  )
}
