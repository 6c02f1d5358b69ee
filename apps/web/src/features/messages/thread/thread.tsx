import type { Message } from '@verstat/contract'
import { kyivDay } from '@verstat/i18n'
import { Button } from '@verstat/ui/button'
import { Fragment, useRef, useState } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import type { ThreadView } from '../load-messages.ts'
import { ComposeForm } from './compose-form.tsx'
import { MessageRow, OutgoingRow } from './message-row.tsx'
import { ThreadHead } from './thread-head.tsx'
import { ToNewButton } from './to-new-button.tsx'
import { useScroll } from './use-scroll.ts'
import { END, useSeenMessages } from './use-seen-messages.ts'
import { useReading, useThread } from './use-thread.ts'

type Props = { readonly view: ThreadView }

/**
 * One conversation: its messages by day, and a field for the next one. The messages take the space that the window has
 * left, and only they scroll.
 */
export function Thread({ view }: Props) {
  const { t, format } = usePage()
  const { conversation } = view
  const thread = useThread(view)
  const { messages, outgoing } = thread
  // What was unread when the page was opened stays marked until the person leaves.
  const [firstUnread] = useState(() => firstUnreadOf(view))
  const box = useRef<HTMLDivElement>(null)
  const scroll = useScroll(box, messages.length + outgoing.length)
  const seenId = useSeenMessages(box, messages, knownOf(view, firstUnread))
  const seenPlace = messages.findIndex(({ id }) => id === seenId)
  useReading(conversation.id, messages[seenPlace], conversation.readSeq)
  const fresh = messages.slice(seenPlace + 1).filter(({ from }) => from !== conversation.side)
  return (
    <section aria-label={t('messages.thread')} className="flex min-h-0 min-w-0 flex-1 flex-col gap-3">
      <ThreadHead conversation={conversation} />
      <div className="relative min-h-32 flex-1 basis-0 print:min-h-fit">
        <div
          ref={box}
          role="log"
          aria-label={t('messages.log')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          className="absolute inset-0 flex flex-col-reverse overflow-y-auto overscroll-contain rounded-12 border border-line bg-surface p-4 print:static"
        >
          <div>
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
                  <MessageRow
                    message={message}
                    conversation={conversation}
                    isLatest={!messages.slice(place + 1).some(({ line }) => line === message.line)}
                    replace={thread.replace}
                  />
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
        </div>
        {fresh[0] && !scroll.isAtEnd && (
          <ToNewButton
            count={fresh.length}
            onPress={() => {
              const end = box.current?.querySelector(`[${END}="${fresh[0]?.id}"]`)
              if (end) scroll.goTo(end.closest('li') ?? end)
              box.current?.focus({ preventScroll: true })
            }}
          />
        )}
      </div>
      <ComposeForm
        view={view}
        post={(...message) => {
          scroll.goToEnd()
          thread.post(...message)
        }}
      />
    </section>
  )
}

function dayOf(message: Message | undefined): string | undefined {
  return message && kyivDay(new Date(message.createdAt))
}

function firstUnreadOf({ conversation: { side, readSeq }, messages }: ThreadView): string | undefined {
  return messages.find(({ from, seq }) => from !== null && from !== side && seq > readSeq)?.id
}

/** The last message before those that were unread when the page was opened. */
function knownOf({ messages }: ThreadView, firstUnread: string | undefined): string | undefined {
  if (firstUnread === undefined) return messages.at(-1)?.id
  return messages[messages.findIndex(({ id }) => id === firstUnread) - 1]?.id
}
