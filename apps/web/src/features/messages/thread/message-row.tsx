import type { Conversation, Message } from '@verstat/contract'
import {
  apiErrorCode,
  editMessage,
  MESSAGE_CHANGE_MINUTES,
  MESSAGE_TEXT_MAX,
  takeMessageBack,
} from '@verstat/contract/browser'
import { Button } from '@verstat/ui/button'
import { cx } from '@verstat/ui/class-names'
import { Field } from '@verstat/ui/field'
import { controlClass } from '@verstat/ui/text-input'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { usePage } from '../../../lib/use-page.ts'
import { FileRow } from '../../drawings/viewed-file-row.tsx'
import { ActionForm } from '../../forms/action-form.tsx'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { fieldId } from '../../forms/form-summary.tsx'
import { SaveButton } from '../../forms/save-button.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { quietLink, ReportLink } from '../../shared/report-link.tsx'
import { LineRow } from './line-row.tsx'
import type { Outgoing } from './outgoing.ts'

type Props = {
  readonly message: Message
  readonly conversation: Conversation
  /** Whether no later message is a line of the same kind. */
  readonly isLatest: boolean
  readonly replace: (message: Message) => void
}

/** One message, or a line about the offer and the deal. Nothing that people write becomes a link. */
export function MessageRow({ message, conversation, isLatest, replace }: Props) {
  const { t, format } = usePage()
  const { from, text, files, isTakenBack, editedAt, createdAt, seq } = message
  const { side, otherReadSeq } = conversation
  if (from === null) return <LineRow message={message} conversation={conversation} isLatest={isLatest} />
  const isOwn = from === side
  const isRead = isOwn && otherReadSeq !== null && otherReadSeq >= seq
  return (
    <li className={cx('grid max-w-[85%] gap-1', isOwn ? 'justify-self-end' : 'justify-self-start')}>
      <div className={cx('rounded-12 px-3 py-2', isOwn ? 'bg-accent-soft' : 'bg-well')}>
        {isTakenBack ? (
          <p className="text-ink-soft italic">{t('messages.takenBack')}</p>
        ) : (
          <>
            {text && <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>}
            {files.length > 0 && (
              <ul className="mt-1 grid gap-2">
                {files.map((file) => (
                  <FileRow key={file.id} file={file} />
                ))}
              </ul>
            )}
          </>
        )}
      </div>
      <div
        data-end={message.id}
        className={cx('flex flex-wrap items-center gap-x-2 text-13 text-ink-soft', isOwn && 'justify-end')}
      >
        <span>
          <time dateTime={createdAt}>{format.time(createdAt)}</time>
          {editedAt && !isTakenBack && ` · ${t('messages.edited')}`}
          {isRead && ` · ${t('messages.read')}`}
        </span>
        {!isOwn && !isTakenBack && (
          <ReportLink kind="message" of={message.id} name={format.time(createdAt)} isQuiet />
        )}
        {isOwn && !isTakenBack && (
          <ChangePart message={message} conversation={conversation} replace={replace} />
        )}
      </div>
    </li>
  )
}

/** Changing and taking back, for the ten minutes in which the server allows it. */
function ChangePart({ message, conversation, replace }: Omit<Props, 'isLatest'>) {
  const { t, send, now } = usePage()
  const { id, text, createdAt } = message
  const conversationId = conversation.id
  // The general text of this code speaks of reloading the page.
  const refused = (error: unknown) => {
    if (apiErrorCode(error) !== 'move_forbidden') return false
    toasts.show(t('messages.fixed'), 'bad')
    return true
  }
  const form = useApiForm({
    id: `edit-${id}`,
    send: (values, options) =>
      send(editMessage, { conversationId, id, text: values.text('text').trim() }, options),
    done: replace,
    refused,
  })
  if (now().getTime() - Date.parse(createdAt) > MESSAGE_CHANGE_MINUTES * 60_000) return null
  return (
    <details className="min-w-0 open:basis-full">
      <summary className={cx(quietLink, 'cursor-pointer')}>{t('messages.change')}</summary>
      <ApiFormBox form={form} className="pb-2">
        <Field id={fieldId(form.id, 'text')} label={t('messages.editText')} error={form.faults?.fields.text}>
          {(control) => (
            <textarea
              {...control}
              name="text"
              defaultValue={text}
              rows={2}
              maxLength={MESSAGE_TEXT_MAX}
              className={cx(controlClass, 'field-sizing-content px-3')}
            />
          )}
        </Field>
        <SaveButton form={form} busy={t('messages.busy')}>
          {t('messages.save')}
        </SaveButton>
      </ApiFormBox>
      <ActionForm
        id={`take-${id}`}
        label={t('messages.takeBack')}
        busy={t('messages.busy')}
        send={(options) => send(takeMessageBack, { conversationId, id }, options)}
        done={replace}
        refused={refused}
      />
    </details>
  )
}

type OutgoingProps = {
  readonly message: Outgoing
  readonly retry: () => void
  readonly forget: () => void
}

/** A message that is under way, or that could not be sent and waits. */
export function OutgoingRow({ message: { text, files, fault }, retry, forget }: OutgoingProps) {
  const { t } = usePage()
  return (
    <li className="grid max-w-[85%] gap-1 justify-self-end">
      <div className={cx('rounded-12 bg-accent-soft px-3 py-2', fault === null && 'opacity-70')}>
        {text && <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>}
        {files.map(({ id, name }) => (
          <p key={id} className="text-13 wrap-anywhere">
            {name}
          </p>
        ))}
      </div>
      {fault === null ? (
        <p className="text-end text-13 text-ink-soft">{t('messages.sending')}</p>
      ) : (
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p className="text-13 text-bad">{fault}</p>
          <Button size="small" onClick={retry}>
            {t('messages.again')}
          </Button>
          <Button size="small" onClick={forget}>
            {t('messages.forget')}
          </Button>
        </div>
      )}
    </li>
  )
}
