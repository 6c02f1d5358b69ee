import type { ConversationSide, ErrorBody, Message } from '@verstat/contract'
import { ANSWER_CODE_TEXTS, MESSAGE_TEXT_MAX, sendMessage } from '@verstat/contract/browser'
import { cx } from '@verstat/ui/class-names'
import { Field } from '@verstat/ui/field'
import { controlClass } from '@verstat/ui/text-input'
import { useState } from 'react'
import { SiteLink, useHref } from '../../../lib/navigation/site-link.tsx'
import type { PageContext } from '../../../lib/page-context.ts'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { errorData, refusalFaults } from '../../forms/form-faults.ts'
import { fieldId } from '../../forms/form-summary.tsx'
import { SaveButton } from '../../forms/save-button.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { lineText } from '../thread/line-text.ts'
import type { OpenedReply } from './load-reply.ts'

/** The latest messages, and a field for the next text. */
export function ReplyThread({ view }: { readonly view: OpenedReply }) {
  const { t } = usePage()
  const [messages, setMessages] = useState(view.messages)
  const [nextId, setNextId] = useState(view.nextId)
  const [isSent, setSent] = useState(view.isSent)
  function add(message: Message) {
    setMessages((all) => [...all, message])
    setNextId(crypto.randomUUID())
    setSent(true)
  }
  return (
    <section aria-label={t('messages.thread')} className="grid gap-5">
      <div role="log" aria-label={t('messages.log')} className="rounded-12 border border-line bg-surface p-4">
        <ol className="grid gap-3">
          {messages.map((message) => (
            <ReplyRow key={message.id} message={message} side={view.side} />
          ))}
        </ol>
      </div>
      {isSent && (
        <p role="status" className="text-good">
          {t('messages.reply.sent')}
        </p>
      )}
      <ReplyForm key={nextId} view={view} nextId={nextId} seenId={messages.at(-1)?.id} add={add} />
      <p className="text-13 text-ink-soft">
        {t.rich('messages.reply.whole', {
          link: (chunks) => (
            <SiteLink key="whole" to={`/user/messages/${view.conversationId}`} className="text-link">
              {chunks}
            </SiteLink>
          ),
        })}
      </p>
    </section>
  )
}

/** Nothing that people write becomes a link. */
function ReplyRow({ message, side }: { readonly message: Message; readonly side: ConversationSide }) {
  const { t, format } = usePage()
  const { from, line, text, isTakenBack, createdAt } = message
  if (from === null) {
    return <li className="text-center text-13 text-ink-soft">{line && lineText(t, line, side)}</li>
  }
  const isOwn = from === side
  return (
    <li className={cx('grid max-w-[85%] gap-1', isOwn ? 'justify-self-end' : 'justify-self-start')}>
      <p
        className={cx(
          'rounded-12 px-3 py-2 whitespace-pre-wrap wrap-anywhere',
          isOwn ? 'bg-accent-soft' : 'bg-well',
        )}
      >
        {isTakenBack ? t('messages.takenBack') : text || t('messages.file')}
      </p>
      <p className={cx('text-13 text-ink-soft', isOwn && 'text-end')}>
        {isOwn && `${t('messages.you')} · `}
        <time dateTime={createdAt}>{format.dayTime(createdAt)}</time>
      </p>
    </li>
  )
}

type FormProps = {
  readonly view: OpenedReply
  readonly nextId: string
  /** The last message on the page, which an answer marks as read with all before it. */
  readonly seenId: string | undefined
  readonly add: (message: Message) => void
}

function ReplyForm({ view, nextId, seenId, add }: FormProps) {
  const page = usePage()
  const { t, send } = page
  const href = useHref()
  const { code, conversationId } = view
  // A form that was refused without JavaScript belongs to the message that it was sent for.
  const refused = nextId === view.nextId ? view.refused : null
  const [limit, setLimit] = useState(() => limitText(t, refused?.refusal))
  const form = useApiForm({
    id: `reply-${nextId}`,
    faults: refused && limit === null ? refusalFaults(page, refused.refusal) : undefined,
    send: (values, options) =>
      send(
        sendMessage,
        { conversationId, id: nextId, text: values.text('text').trim(), ...(seenId ? { upTo: seenId } : {}) },
        { ...options, answerCode: code },
      ),
    done: add,
    refused(error) {
      const found = limitText(t, errorData(error))
      setLimit(found)
      return found !== null
    },
  })
  return (
    <ApiFormBox form={form} action={href('/messages/reply')}>
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="messageId" value={nextId} />
      {seenId && <input type="hidden" name="upTo" value={seenId} />}
      {limit !== null && (
        <p role="alert" className="rounded-8 bg-warn-soft px-4 py-3 text-warn">
          {limit}
        </p>
      )}
      <Field
        id={fieldId(form.id, 'text')}
        label={t('messages.text')}
        hint={t('messages.hint')}
        error={form.faults?.fields.text}
      >
        {(control) => (
          <textarea
            {...control}
            name="text"
            rows={4}
            maxLength={MESSAGE_TEXT_MAX}
            defaultValue={refused?.values.text}
            className={cx(controlClass, 'field-sizing-content min-h-24 px-3')}
          />
        )}
      </Field>
      <SaveButton form={form} variant="primary" plain busy={t('messages.busy')}>
        {t('messages.send')}
      </SaveButton>
    </ApiFormBox>
  )
}

/** The general texts of these codes speak of listings. Null for other codes. */
function limitText(t: PageContext['t'], refusal: ErrorBody['data'] | undefined): string | null {
  if (refusal?.code === 'not_accepted') return t('messages.reply.closed')
  if (refusal?.code !== 'quota_reached') return null
  const [need] = refusal.needs ?? []
  if (need === 'code') return t('messages.reply.used', { n: ANSWER_CODE_TEXTS })
  return t(need === 'answer' ? 'messages.closed.waits' : 'messages.reply.hour')
}
