import { FileDown } from '@verstat/ui/icons'
import type { OrderFile } from './order-page-view.ts'

export type OrderFilesProps = { readonly files: readonly OrderFile[] }

export function OrderFiles({ files }: OrderFilesProps) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {files.map((file) => (
        <li key={file.href}>
          <a
            href={file.href}
            download={file.name.text}
            className="flex min-h-12 items-center gap-3 rounded-8 border border-line bg-surface px-3 py-2 no-underline transition-colors hover:border-line-strong hover:bg-well"
          >
            <FileDown size={20} className="shrink-0 text-accent" />
            <span lang={file.name.lang} className="min-w-0 flex-1 font-medium break-words">
              {file.name.text}
            </span>
            <span className="shrink-0 text-13 text-ink-soft">{file.size}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
