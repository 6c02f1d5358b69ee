import { MESSAGE_FILES_MAX, MESSAGE_TEXT_MAX } from '@verstat/contract/browser'
import { Button } from '@verstat/ui/button'
import { cx } from '@verstat/ui/class-names'
import { Disclosure } from '@verstat/ui/disclosure'
import { Field } from '@verstat/ui/field'
import { controlClass } from '@verstat/ui/text-input'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { refusalFaults } from '../../forms/form-faults.ts'
import { DocumentsField } from '../../uploads/documents-field.tsx'
import type { UploadedDocument } from '../../uploads/uploaded.ts'
import type { ThreadView } from '../load-messages.ts'
import { QuickStarts } from '../quick-starts.tsx'
import { keepDraft, type Outgoing, readDraft } from './outgoing.ts'

type Props = {
  readonly view: ThreadView
  readonly post: (text: string, files: Outgoing['files']) => void
}

/** The field for the next message. What is typed is kept in this browser, for each conversation. */
export function ComposeForm({ view, post }: Props) {
  const page = usePage()
  const { t } = page
  const href = useHref()
  const { conversation, refused, nextId } = view
  const { id, closed, left, side } = conversation
  const field = useRef<HTMLTextAreaElement>(null)
  const [files, setFiles] = useState<readonly UploadedDocument[]>([])
  const [uploading, setUploading] = useState(0)
  const [about, setAbout] = useState(NOTHING)
  const [fault, setFault] = useState(() => refused && refusalFaults(page, refused.refusal).text)

  useEffect(() => {
    if (field.current && field.current.value === '') field.current.value = readDraft(id)
    setAbout(textHas(field.current?.value ?? ''))
  }, [id])

  if (closed) return <p className="text-ink-soft">{t(`messages.closed.${closed}`)}</p>
  if (left === 0) return <p className="text-ink-soft">{t('messages.closed.waits')}</p>

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    if (text === '' && files.length === 0) return setFault(t('messages.empty'))
    if (uploading > 0) return setFault(t('messages.uploading'))
    post(
      text,
      files.map(({ uploadId, name }) => ({ id: uploadId, name })),
    )
    if (field.current) field.current.value = ''
    keepDraft(id, '')
    setAbout(NOTHING)
    setFiles([])
    setFault(undefined)
    field.current?.focus()
  }

  return (
    <form
      method="post"
      action={href(`/user/messages/${id}`)}
      onSubmit={submit}
      className="grid shrink-0 gap-2"
    >
      <input type="hidden" name="messageId" value={nextId} />
      {conversation.lastSeq === 0 && <QuickStarts side={side} field={field} />}
      <Field
        id="message-text"
        label={<span className="max-lg:sr-only">{t('messages.text')}</span>}
        hint={
          <>
            {about.link && `${t('messages.hintLink')} `}
            {about.card && `${t('messages.hintCard')} `}
            <span className="pointer-coarse:hidden">{t('messages.hintKeys')}</span>
          </>
        }
        error={fault ?? undefined}
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            name="text"
            rows={2}
            maxLength={MESSAGE_TEXT_MAX}
            defaultValue={refused?.values.text}
            onChange={({ target }) => {
              keepDraft(id, target.value)
              setAbout(textHas(target.value))
              setFault(undefined)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                event.currentTarget.form?.requestSubmit()
            }}
            placeholder={t('messages.text')}
            className={cx(controlClass, 'field-sizing-content max-h-36 px-3 lg:placeholder:text-transparent')}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-start gap-3">
        <Button type="submit" variant="primary">
          {t('messages.send')}
        </Button>
        <Disclosure summary={t('messages.files')} open={files.length > 0} className="min-w-0 flex-1 px-2">
          <DocumentsField
            id="message-files"
            label={t('messages.filesLabel')}
            hint={t('messages.filesHint')}
            max={MESSAGE_FILES_MAX}
            value={files}
            onChange={setFiles}
            onBusy={setUploading}
          />
        </Disclosure>
      </div>
    </form>
  )
}

/** Addresses, with or without their beginning, and what may be the number of a card. */
const LINK = /https?:\/\/|\bwww\.|\b[\w-]+\.(?:com|ua|net|org|info|biz|io|eu)\b/i
const CARD = /(?:\d[ -]?){13,19}/

const NOTHING = { link: false, card: false }

/** What the text has that will not look as it was typed. */
function textHas(text: string): typeof NOTHING {
  return { link: LINK.test(text), card: CARD.test(text) }
}
