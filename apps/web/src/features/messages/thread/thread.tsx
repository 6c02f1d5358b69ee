import type { Message } from '@verstat/contract'
import { kyivDay } from '@verstat/i18n'
import { Button } from '@verstat/ui/button'
import { Fragment, useEffect, useRef, useState } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import type { ThreadView } from '../load-messages.ts'
import { ComposeForm } from './compose-form.tsx'
import { MessageRow, OutgoingRow } from './message-row.tsx'
import { ThreadHead } from './thread-head.tsx'
import { useThread } from './use-thread.ts'

type Props = { readonly view: ThreadView }

/** One conversation: its messages by day, and a field for the next one. */
export function Thread({ view }: Props) {
  const { t, format } = usePage()
  const { conversation } = view
  const thread = useThread(view)
  const { messages, outgoing } = thread
  // What was unread when the page was opened stays marked until the person leaves.
  const [firstUnread] = useState(() => firstUnreadOf(view))
  const box = useRef<HTMLDivElement>(null)
  useScroll(box, messages.length + outgoing.length)
  return (
    <section aria-label={t('messages.thread')} className="grid min-w-0 gap-4">
      <ThreadHead conversation={conversation} />
      <div
        ref={box}
        role="log"
        aria-label={t('messages.log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-[60dvh] min-h-40 overflow-y-auto overscroll-contain rounded-12 border border-line bg-surface p-4"
      >
        {thread.hasEarlier && (
          <p className="pb-3 text-center">
            <Button size="small" onClick={() => void thread.loadEarlier()}>
              {t('messages.earlier')}
            </Button>
          </p>
        )}
        <ol className="grid gap-2">
          {messages.map((message, place) => (
            <Fragment key={message.id}>
              {dayOf(message) !== dayOf(messages[place - 1]) && (
                <li className="py-2 text-center text-13 text-ink-soft">
                  {format.fullDay(dayOf(message) ?? '')}
                </li>
              )}
              {message.id === firstUnread && (
                <li id="unread" className="border-t border-accent pt-1 text-center text-13 text-accent">
                  {t('messages.new')}
                </li>
              )}
              <MessageRow message={message} conversation={conversation} replace={thread.replace} />
            </Fragment>
          ))}
          {outgoing.map((message) => (
            <OutgoingRow
              key={message.id}
              message={message}
              retry={() => thread.retry(message)}
              forget={() => thread.forget(message)}
            />
          ))}
        </ol>
      </div>
      <ComposeForm view={view} post={thread.post} />
    </section>
  )
}

function dayOf(message: Message | undefined): string | undefined {
  return message && kyivDay(new Date(message.createdAt))
}

function firstUnreadOf({ conversation: { side, readSeq }, messages }: ThreadView): string | undefined {
  return messages.find(({ from, seq }) => from !== null && from !== side && seq > readSeq)?.id
}

/** Opens at the first unread message, or at the end; follows new messages while the end is in view. */
function useScroll(box: React.RefObject<HTMLDivElement | null>, count: number): void {
  const isOpened = useRef(false)
  useEffect(() => {
    const { current } = box
    if (!current || count === 0) return
    const mark = current.querySelector('#unread')
    const isNearEnd = current.scrollHeight - current.scrollTop - current.clientHeight < 240
    if (!isOpened.current && mark instanceof HTMLElement)
      current.scrollTop = mark.offsetTop - current.offsetTop - 48
    else if (!isOpened.current || isNearEnd) current.scrollTop = current.scrollHeight
    isOpened.current = true
  }, [box, count])
}
