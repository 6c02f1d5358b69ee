import { FileDown } from '@verstat/ui/icons'
import { Picture } from '@verstat/ui/picture'
import type { ReactNode } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import type { FileView } from './file-view.ts'

export type OrderFileRowProps = {
  readonly file: FileView
  /** What can be done with the file besides downloading it, such as a button that opens a viewer. */
  readonly actions?: ReactNode
}

/** A file with its picture and what reading it has found. Nothing that people look for is behind a click. */
export function OrderFileRow({ file, actions }: OrderFileRowProps) {
  const { t } = usePage()
  const { name, size, main, more, preview, href, level } = file
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-8 border border-line bg-surface p-3">
      {preview && (
        <Picture
          picture={preview}
          sizes="10rem"
          ratio="4 / 3"
          fit="contain"
          className="w-28 shrink-0 rounded-8 border border-line sm:w-40"
        />
      )}
      <div className="grid min-w-0 flex-1 basis-40 content-start gap-0.5">
        <p className="wrap-anywhere">
          <span lang={name.lang} className="font-medium">
            {name.text}
          </span>{' '}
          <span className="text-13 whitespace-nowrap text-ink-soft">{size}</span>
        </p>
        {main !== undefined && <p className="font-semibold">{main}</p>}
        {more.map((text) => (
          <p key={text} className="text-13 text-ink-soft">
            {text}
          </p>
        ))}
        {level !== undefined && <p className="text-13 text-ink-soft">{level}</p>}
      </div>
      {(href !== undefined || actions) && (
        <div className="flex flex-wrap items-center gap-2">
          {actions}
          {href !== undefined && (
            <a
              href={href}
              download={name.text}
              aria-label={t('orderfiles.downloadNamed', { name: name.text })}
              className={DOWNLOAD}
            >
              <FileDown size={16} />
              {t('orderfiles.download')}
            </a>
          )}
        </div>
      )}
    </li>
  )
}

const DOWNLOAD =
  'text-link inline-flex min-h-8 items-center gap-1.5 whitespace-nowrap pointer-coarse:min-h-11'
