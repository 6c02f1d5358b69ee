import { Button } from '@verstat/ui/button'
import { X } from '@verstat/ui/icons'
import { useEffect, useState } from 'react'
import { usePage } from '../../lib/use-page.ts'
import type { WaitingUpload } from './uploaded.ts'
import type { Uploads } from './use-uploads.ts'

/** Shows running and refused uploads with buttons to abort, retry or dismiss them. */
export function WaitingFiles({ uploads }: { readonly uploads: Uploads }) {
  const { t } = usePage()
  if (uploads.waiting.length === 0) return null
  return (
    <ul aria-label={t('uploads.waiting')} className="grid gap-2">
      {uploads.waiting.map((each) => (
        <WaitingFile key={each.key} waiting={each} uploads={uploads} />
      ))}
    </ul>
  )
}

type WaitingFileProps = { readonly waiting: WaitingUpload; readonly uploads: Uploads }

function WaitingFile({ waiting: { key, file, progress, fault, mayRetry }, uploads }: WaitingFileProps) {
  const { t, format } = usePage()
  const { name } = file
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-8 border border-line bg-surface p-2 ps-3">
      <Thumbnail file={file} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="wrap-anywhere">
          {name} <span className="text-13 text-ink-soft">{format.fileSize(file.size)}</span>
        </p>
        {fault ? (
          <p className="text-13 font-medium text-bad">{fault}</p>
        ) : (
          <div className="mt-1 flex items-center gap-2">
            <progress
              value={progress}
              aria-label={t('uploads.progress', { name })}
              className="h-1.5 accent-accent min-w-0 flex-1"
            />
            <span className="text-13 text-ink-soft">
              {progress < 1 ? t('uploads.percent', { n: Math.floor(progress * 100) }) : t('uploads.looking')}
            </span>
          </div>
        )}
      </div>
      {mayRetry && (
        <Button size="small" onClick={() => uploads.retry(key)} aria-label={t('uploads.retryName', { name })}>
          {t('uploads.retry')}
        </Button>
      )}
      <Button
        variant="quiet"
        size="icon"
        onClick={() => uploads.drop(key)}
        aria-label={t(fault ? 'uploads.dismiss' : 'uploads.cancel', { name })}
      >
        <X size={20} />
      </Button>
    </li>
  )
}

/** Shows a preview of an image file before its upload ends. */
function Thumbnail({ file }: { readonly file: File }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url && <img src={url} alt="" className="size-12 rounded-4 bg-well object-cover opacity-60" />
}
