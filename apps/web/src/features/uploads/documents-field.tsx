import { Button } from '@verstat/ui/button'
import { Checkbox } from '@verstat/ui/checkbox'
import { FileDown, X } from '@verstat/ui/icons'
import { usePage } from '../../lib/use-page.ts'
import { focusField } from './focus-field.ts'
import { type UploadFieldProps, UploadFrame } from './upload-frame.tsx'
import { type UploadedDocument, uploadedDocument } from './uploaded.ts'
import { useUploads } from './use-uploads.ts'
import { WaitingFiles } from './waiting-files.tsx'

export type DocumentsFieldProps = UploadFieldProps & {
  readonly value: readonly UploadedDocument[]
  /** Receives an updater function, because several uploads may end at once. A React state setter can be passed here. */
  readonly onChange: (change: (value: readonly UploadedDocument[]) => readonly UploadedDocument[]) => void
  readonly max: number
  /** Errors of single documents, by index. */
  readonly errors?: Readonly<Record<number, string>>
  /** True when the user may make each document public. Otherwise all documents stay private. */
  readonly offersPublic?: boolean
}

/** Upload field for documents. New documents are private. */
export function DocumentsField(props: DocumentsFieldProps) {
  const { value, onChange, max, errors, offersPublic = false, onBusy, ...frame } = props
  const { t } = usePage()
  const uploads = useUploads({
    kind: 'document',
    remaining: max - value.length,
    onBusy,
    onStored(upload) {
      const document = uploadedDocument(upload)
      if (document) onChange((all) => [...all, document])
    },
  })
  return (
    <UploadFrame
      {...frame}
      kind="document"
      uploads={uploads}
      remaining={max - value.length - uploads.waiting.filter(({ fault }) => !fault).length}
      action={t(max === 1 ? 'uploads.chooseDocument' : 'uploads.chooseDocuments')}
      limits={t('uploads.documentLimits', { max })}
    >
      {value.length > 0 && (
        <ul className="grid gap-2">
          {value.map((document, place) => (
            <DocumentItem
              key={document.uploadId}
              item={document}
              error={errors?.[place]}
              onPublic={
                offersPublic
                  ? (isPublic) => onChange((all) => all.with(place, { ...document, isPublic }))
                  : undefined
              }
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
  readonly onPublic: ((isPublic: boolean) => void) | undefined
  readonly onRemove: () => void
}

function DocumentItem({ item: { name, size, isPublic }, error, onPublic, onRemove }: DocumentItemProps) {
  const { t, format } = usePage()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-8 border border-line bg-surface p-2 ps-3">
      <FileDown size={20} className="shrink-0 text-accent" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="wrap-anywhere">
          {name} <span className="text-13 text-ink-soft">{format.fileSize(size)}</span>
        </p>
        {error && <p className="text-13 font-medium text-bad">{error}</p>}
      </div>
      {onPublic && (
        <Checkbox
          label={t('uploads.public')}
          aria-label={t('uploads.publicName', { name })}
          checked={isPublic}
          onChange={({ currentTarget }) => onPublic(currentTarget.checked)}
        />
      )}
      <Button variant="quiet" size="icon" aria-label={t('uploads.remove', { name })} onClick={onRemove}>
        <X size={20} />
      </Button>
    </li>
  )
}
