import { Button } from '@verstat/ui/button'
import { FileDown } from '@verstat/ui/icons'
import { type FormEvent, useState } from 'react'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'

export type OpenFormProps = {
  readonly orderId: string
  /** The page of the files, to which a browser without JavaScript posts the form. */
  readonly path: string
  /** The file to open. Without it, the form packs all files that the reader may open. */
  readonly file?: { readonly id: string; readonly name: string }
}

/**
 * A button that downloads a closed file. The link to it is made at this moment. Without JavaScript, the page of the
 * files answers with the link. The code that asks for the link is loaded when the button is pressed.
 */
export function OpenForm({ orderId, path, file }: OpenFormProps) {
  const page = usePage()
  const { t } = page
  const href = useHref()
  const [isBusy, setBusy] = useState(false)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      const { openClosed } = await import('./open-closed.ts')
      await openClosed(page, orderId, file?.id)
    } finally {
      setBusy(false)
    }
  }

  const label = t(file ? 'orderfiles.download' : 'orderfiles.zip')
  return (
    <form method="post" action={href(path)} onSubmit={(event) => void handleSubmit(event)} data-keep-focus="">
      <input type="hidden" name="id" value={orderId} />
      <input type="hidden" name="act" value={file ? 'open' : 'zip'} />
      {file && <input type="hidden" name="file" value={file.id} />}
      <Button
        type="submit"
        size="small"
        aria-disabled={isBusy || undefined}
        aria-label={file && t('orderfiles.downloadNamed', { name: file.name })}
      >
        <FileDown size={16} />
        {label}
      </Button>
    </form>
  )
}
