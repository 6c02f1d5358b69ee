import { buttonClass } from '@verstat/ui/button'
import { cx } from '@verstat/ui/class-names'
import { type DragEvent, type ReactNode, useState } from 'react'
import { usePage } from '../../lib/use-page.ts'
import { ACCEPT, type UploadKind } from './check-file.ts'
import type { Uploads } from './use-uploads.ts'

/** Props of all upload fields. A page with an upload field must load the message folder `uploads`. */
export type UploadFieldProps = {
  /** Id of the focusable element, as `fieldId` returns it. */
  readonly id: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Error of the whole field, unlike errors of single files. */
  readonly error?: string | undefined
  /** Receives the number of running uploads. A form must not be sent while the number is above 0. */
  readonly onBusy?: (count: number) => void
}

export type UploadFrameProps = Omit<UploadFieldProps, 'onBusy'> & {
  readonly kind: UploadKind
  readonly uploads: Uploads
  /** Number of files that can still be added. */
  readonly remaining: number
  readonly action: string
  /** Text about the allowed number, size and types of files. */
  readonly limits: string
  readonly children: ReactNode
}

/** Shows the parts that all upload fields have: label, errors, uploaded files, drop zone and button. */
export function UploadFrame({
  id,
  label,
  hint,
  error,
  kind,
  uploads,
  remaining,
  action,
  limits,
  children,
}: UploadFrameProps) {
  const { t } = usePage()
  const [isOver, setOver] = useState(false)
  const described = [`${id}-limits`, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const canAdd = remaining > 0
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(false)
    if (canAdd) uploads.add([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same as dropping files
    <div
      className="grid gap-2"
      data-takes-files=""
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(canAdd)
      }}
      onDragLeave={(event) => {
        const { currentTarget, relatedTarget } = event
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={drop}
    >
      <div className="grid gap-1">
        <span id={`${id}-label`} className="text-13 font-medium">
          {label}
        </span>
        {hint && (
          <p id={`${id}-hint`} className="text-13 text-ink-soft">
            {hint}
          </p>
        )}
        {error && (
          <p id={`${id}-error`} className="text-13 font-medium text-bad">
            {error}
          </p>
        )}
      </div>
      {children}
      <div
        className={cx(
          'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-8 border border-dashed px-4 py-3 transition-colors',
          isOver ? 'border-accent bg-accent-soft' : error ? 'border-bad' : 'border-line-strong',
          !canAdd && 'hidden',
        )}
      >
        <span className="relative inline-flex">
          <input
            type="file"
            id={id}
            multiple={remaining > 1}
            accept={ACCEPT[kind]}
            disabled={!canAdd}
            aria-labelledby={`${id}-label ${id}-action`}
            aria-describedby={described}
            aria-invalid={error ? true : undefined}
            className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={({ currentTarget }) => {
              uploads.add([...(currentTarget.files ?? [])])
              // An empty value lets the user choose the same file again after removing it.
              currentTarget.value = ''
            }}
          />
          <span
            id={`${id}-action`}
            className={cx(
              buttonClass({ variant: 'secondary' }),
              'pointer-events-none peer-hover:border-ink peer-hover:bg-well peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent',
            )}
          >
            {action}
          </span>
        </span>
        <span id={`${id}-limits`} className="min-w-0 flex-1 basis-48 text-13 text-ink-soft">
          <span className="hidden pointer-fine:inline">{t('uploads.drop')} </span>
          {limits}
        </span>
      </div>
      <p role="status" className="sr-only">
        {uploads.announcement}
      </p>
    </div>
  )
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files')
}
