import type { NdaFile } from '@verstat/contract'
import { getNda } from '@verstat/contract/browser'
import { buttonClass } from '@verstat/ui/button'
import { FileDown } from '@verstat/ui/icons'
import { usePage } from '../../../lib/use-page.ts'
import { useViewer, ViewButton } from '../view-button.tsx'

type NdaDocumentProps = { readonly orderId: string; readonly file: NdaFile }

/** The customer's own agreement: its name, the download, and the pages on a click. */
export function NdaDocument({ orderId, file }: NdaDocumentProps) {
  const { t, format, send } = usePage()
  const { id, name, size, url } = file
  // Who reads the page for longer than a link works gets a new one for the viewer.
  async function freshUrl() {
    const { file: present, accepted } = await send(getNda, { id: orderId })
    const same = [present, accepted?.file].find((each) => each?.id === id)
    return same?.url ?? url ?? ''
  }
  const content = { mime: 'application/pdf', reading: 'unsupported', facts: null, preview: null } as const
  const viewer = useViewer({ id, name, size, ...content, viewUrl: null, url: url === null ? null : freshUrl })
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-8 border border-line bg-surface p-3">
      <FileDown size={20} className="mt-0.5 shrink-0 text-accent" />
      <div className="grid min-w-32 flex-1 gap-2">
        <p className="wrap-anywhere">
          <span className="font-medium">{name}</span>{' '}
          <span className="text-13 whitespace-nowrap text-ink-soft">{format.fileSize(size)}</span>
        </p>
        {url !== null && (
          <div className="flex flex-wrap gap-2">
            <ViewButton name={name} viewer={viewer} />
            <a
              href={url}
              download={name}
              aria-label={t('drawings.downloadName', { name })}
              className={buttonClass({ size: 'small' })}
            >
              {t('drawings.download')}
            </a>
          </div>
        )}
      </div>
    </div>
  )
}
