import type { FileAccess } from '@verstat/contract'
import { Button } from '@verstat/ui/button'
import { FileDown, X } from '@verstat/ui/icons'
import type { ReactNode } from 'react'
import { usePage } from '../../lib/use-page.ts'
import { factWords } from '../drawings/facts-words.ts'
import { FileFacts, FilePicture } from '../drawings/file-facts.tsx'
import { AccessSelect } from './access-select.tsx'
import { focusField } from './focus-field.ts'
import { type UploadFieldProps, UploadFrame } from './upload-frame.tsx'
import { type UploadedDocument, uploadedDocument } from './uploaded.ts'
import { useReadDocuments } from './use-read-documents.ts'
import { useUploads } from './use-uploads.ts'
import { WaitingFiles } from './waiting-files.tsx'

export type DocumentsFieldProps = UploadFieldProps & {
  readonly value: readonly UploadedDocument[]
  /** Receives an updater function, because several uploads may end at once. A React state setter can be passed here. */
  readonly onChange: (change: (value: readonly UploadedDocument[]) => readonly UploadedDocument[]) => void
  readonly max: number
  /** `pdf` takes no other documents. */
  readonly kind?: 'document' | 'pdf'
  /** Errors of single documents, by index. */
  readonly errors?: Readonly<Record<number, string>>
  /** True when the user chooses for each document who may open it. Otherwise only the two sides may. */
  readonly offersAccess?: boolean
  /** What the form offers to take over from a document that was read. */
  readonly suggestions?: (document: UploadedDocument) => ReactNode
}

/** Upload field for documents. New documents are private. */
export function DocumentsField(props: DocumentsFieldProps) {
  const {
    value,
    onChange,
    max,
    kind = 'document',
    errors,
    offersAccess = false,
    suggestions,
    onBusy,
    ...frame
  } = props
  const page = usePage()
  const { t } = page
  const uploads = useUploads({
    kind,
    remaining: max - value.length,
    onBusy,
    onStored(upload) {
      const document = uploadedDocument(upload)
      if (document)
        onChange((all) => [...all, offersAccess ? { ...document, access: 'producers' } : document])
    },
  })
  useReadDocuments(value, (read) => {
    onChange((all) =>
      all.map((each) => (each.uploadId === read.uploadId ? { ...read, access: each.access } : each)),
    )
    const facts = read.facts ? factWords(page, read.facts).join(', ') : t('drawings.failed')
    uploads.announce(t('drawings.ready', { name: read.name, facts }))
  })
  return (
    <UploadFrame
      {...frame}
      kind={kind}
      uploads={uploads}
      remaining={max - value.length - uploads.waiting.filter(({ fault }) => !fault).length}
      action={t(max === 1 ? 'uploads.chooseDocument' : 'uploads.chooseDocuments')}
      limits={t(kind === 'pdf' ? 'uploads.pdfLimits' : 'uploads.documentLimits', { max })}
    >
      {value.length > 0 && (
        <ul className="grid gap-2">
          {value.map((document, place) => (
            <DocumentItem
              key={document.uploadId}
              item={document}
              error={errors?.[place]}
              onAccess={
                offersAccess
                  ? (access) => onChange((all) => all.with(place, { ...document, access }))
                  : undefined
              }
              suggestions={suggestions?.(document)}
              onRemove={() => {
                uploads.announce(t('uploads.news.removed', { name: document.name }))
                onChange((all) => all.toSpliced(place, 1))
                focusField(frame.id)
              }}
            />
          ))}
        </ul>
      )}
      <WaitingFiles uploads={uploads} />
    </UploadFrame>
  )
}

type DocumentItemProps = {
  readonly item: UploadedDocument
  readonly error: string | undefined
  readonly onAccess: ((access: FileAccess) => void) | undefined
  readonly suggestions: ReactNode
  readonly onRemove: () => void
}

function DocumentItem({ item, error, onAccess, suggestions, onRemove }: DocumentItemProps) {
  const { t, format } = usePage()
  const { name, size, access, reading, facts = null, preview = null } = item
  const file = reading && { name, reading, facts, preview }
  return (
    <li className="grid gap-x-3 gap-y-2 rounded-8 border border-line bg-surface p-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 items-start gap-3">
        {preview && file ? (
          <div className="w-24 shrink-0 sm:w-32">
            <FilePicture file={file} />
          </div>
        ) : (
          <FileDown size={20} className="mt-0.5 shrink-0 text-accent" />
        )}
        <div className="grid min-w-0 flex-1 gap-1">
          <p className="wrap-anywhere">
            {name} <span className="text-13 text-ink-soft">{format.fileSize(size)}</span>
          </p>
          {file && <FileFacts file={file} />}
          {error && <p className="text-13 font-medium text-bad">{error}</p>}
          {suggestions}
        </div>
      </div>
      <div className="flex items-start justify-between gap-2 sm:justify-end">
        {onAccess && (
          <AccessSelect name={name} value={access} onChange={onAccess} className="min-w-0 sm:w-56" />
        )}
        <Button variant="quiet" size="icon" aria-label={t('uploads.remove', { name })} onClick={onRemove}>
          <X size={20} />
        </Button>
      </div>
    </li>
  )
}
