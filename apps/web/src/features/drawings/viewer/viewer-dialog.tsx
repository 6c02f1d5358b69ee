import { X } from '@verstat/ui/icons'
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { usePage } from '../../../lib/use-page.ts'
import { FileFacts } from '../file-facts.tsx'
import type { Address } from './address.ts'
import { type ViewedFile, type ViewerKind, viewerKind } from './viewed-file.ts'
import { StillPicture, ViewerFrame } from './viewer-frame.tsx'

export type ViewerDialogProps = {
  readonly file: ViewedFile
  readonly onClose: () => void
}

type Viewer = ComponentType<{
  readonly file: ViewedFile
  readonly address: Address
  readonly facts: ReactNode
}>

/** Each viewer brings a large library, so it is loaded on its own. */
const VIEWERS: Readonly<Record<ViewerKind, () => Promise<Viewer>>> = {
  solid: async () => (await import('./solid/solid-viewer.tsx')).SolidViewer,
  outline: async () => (await import('./outline/outline-viewer.tsx')).OutlineViewer,
  pages: async () => (await import('./document/pages-viewer.tsx')).PagesViewer,
}

/**
 * Shows the content of a file on the full screen. The native dialog keeps the focus inside, closes by Escape and
 * returns the focus.
 */
export function ViewerDialog({ file, onClose }: ViewerDialogProps) {
  const { t, format } = usePage()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [loaded, setLoaded] = useState<{ readonly Viewer: Viewer } | 'failed'>()
  const kind = viewerKind(file)

  useLayoutEffect(() => {
    dialog.current?.showModal()
  }, [])
  useEffect(() => {
    if (kind)
      VIEWERS[kind]().then(
        (Viewer) => setLoaded({ Viewer }),
        () => setLoaded('failed'),
      )
  }, [kind])

  const address = kind === 'pages' ? file.url : file.viewUrl
  const facts = (
    <div className="grid gap-1">
      <FileFacts file={file} />
      <p className="text-13 text-ink-soft">{format.fileSize(file.size)}</p>
    </div>
  )
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-0 size-full max-h-none max-w-none bg-paper text-ink backdrop:bg-ink/60"
    >
      <div className="flex h-dvh flex-col">
        <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-2">
          <h2 id={titleId} className="min-w-0 truncate text-17">
            {file.name}
          </h2>
          <button
            type="button"
            aria-label={t('drawings.view.close')}
            onClick={() => dialog.current?.close()}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-8 border border-line-strong bg-surface hover:bg-well"
          >
            <X size={22} />
          </button>
        </div>
        {typeof loaded === 'object' && address !== null ? (
          <loaded.Viewer file={file} address={address} facts={facts} />
        ) : (
          <ViewerFrame
            stage={
              <StillPicture
                file={file}
                text={t(loaded === 'failed' ? 'drawings.view.failed' : 'drawings.view.loading')}
              />
            }
            facts={facts}
          />
        )}
      </div>
    </dialog>
  )
}
