import { buttonClass } from '@verstat/ui/button'
import { FileDown } from '@verstat/ui/icons'
import type { ReactNode } from 'react'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import { FileFacts, FilePicture } from './file-facts.tsx'
import { useViewer, ViewButton } from './view-button.tsx'
import type { ViewedFile } from './viewer/viewed-file.ts'

export type FileRowProps = {
  readonly file: ViewedFile
  /** The language of the name, when it is not the one of the page. */
  readonly lang?: string | undefined
  /** What else can be done with the file, or why it cannot be opened. */
  readonly actions?: ReactNode
}

/**
 * A file in a list: its picture, name, size and facts, the download and the viewer. Without JavaScript the picture leads
 * to its largest rendition.
 */
export function FileRow({ file, lang, actions }: FileRowProps) {
  const { format } = usePage()
  const { name, size, preview, url } = file
  const viewer = useViewer(file)
  const picture = preview && (
    <a
      href={preview.url}
      data-waits=""
      onClick={viewer.open}
      className="block w-24 shrink-0 rounded-8"
      // The button beside it does the same.
      {...(viewer.open ? { tabIndex: -1 } : {})}
    >
      <FilePicture file={file} />
    </a>
  )
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-8 border border-line bg-surface p-3">
      {picture ?? <FileDown size={20} className="mt-0.5 shrink-0 text-accent" />}
      <div className="grid min-w-32 flex-1 gap-1">
        <p className="wrap-anywhere">
          <span lang={lang} className="font-medium">
            {name}
          </span>{' '}
          <span className="text-13 whitespace-nowrap text-ink-soft">{format.fileSize(size)}</span>
        </p>
        <FileFacts file={file} />
        <div className="flex flex-wrap gap-2 print:hidden">
          <ViewButton viewer={viewer} name={name} />
          {url !== null && <Download file={file} url={url} />}
          {actions}
        </div>
      </div>
    </li>
  )
}

function Download({
  file: { name },
  url,
}: {
  readonly file: ViewedFile
  readonly url: NonNullable<ViewedFile['url']>
}) {
  const { t } = usePage()
  const label = {
    'aria-label': t('drawings.downloadName', { name }),
    className: buttonClass({ size: 'small' }),
  }
  if (typeof url === 'string')
    return (
      <a href={url} download={name} {...label}>
        {t('drawings.download')}
      </a>
    )
  const handleClick = () =>
    url().then(
      (link) => location.assign(link),
      () => toasts.show(t('drawings.noLink'), 'bad'),
    )
  return (
    <button type="button" onClick={() => void handleClick()} {...label}>
      {t('drawings.download')}
    </button>
  )
}
