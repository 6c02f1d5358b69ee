import { Button } from '@verstat/ui/button'
import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react'
import { usePage } from '../../lib/use-page.ts'
import { resolveAddress } from './viewer/address.ts'
import { type ViewedFile, viewerKind } from './viewer/viewed-file.ts'
import type { ViewerDialogProps } from './viewer/viewer-dialog.tsx'

export type ViewButtonProps = { readonly name: string; readonly viewer: FileViewer }

/** A button that opens the viewer of a file. Nothing for files without a viewer, and without JavaScript. */
export function ViewButton({ name, viewer: { open, dialog } }: ViewButtonProps) {
  const { t } = usePage()
  if (!open) return null
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={t('drawings.view.openName', { name })}
        onClick={open}
        className="hidden! js:inline-flex!"
      >
        {t('drawings.view.open')}
      </Button>
      {dialog}
    </>
  )
}

export type FileViewer = {
  /** Undefined for files without a viewer. */
  readonly open: ((event: MouseEvent<HTMLElement>) => void) | undefined
  readonly dialog: ReactNode
}

/** Opens the viewer of a file, whose code is loaded on first use. `open` is undefined for files without a viewer. */
export function useViewer(file: ViewedFile): FileViewer {
  const [Dialog, setDialog] = useState<ComponentType<ViewerDialogProps>>()
  const [isOpen, setOpen] = useState(false)

  async function handleOpen(event: MouseEvent<HTMLElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    try {
      const { ViewerDialog } = await import('./viewer/viewer-dialog.tsx')
      setDialog(() => ViewerDialog)
      setOpen(true)
    } catch {
      // The code could not be loaded, so the picture or the file itself must do.
      location.assign(file.preview?.url ?? (file.url && (await resolveAddress(file.url))) ?? '')
    }
  }

  return {
    open: viewerKind(file) && ((event: MouseEvent<HTMLElement>) => void handleOpen(event)),
    dialog: Dialog && isOpen && <Dialog file={file} onClose={() => setOpen(false)} />,
  }
}
