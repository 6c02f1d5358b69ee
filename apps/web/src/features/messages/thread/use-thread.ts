import { useRouter } from '@tanstack/react-router'
import type { Message } from '@verstat/contract'
import { getConversation, listMessages, readConversation, sendMessage } from '@verstat/contract/browser'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { liveConnection } from '../../../lib/realtime/live-connection.ts'
import { unreadConversations } from '../../../lib/session/unread-counts.ts'
import { useUser } from '../../../lib/session/use-user.ts'
import { usePage } from '../../../lib/use-page.ts'
import type { ThreadView } from '../load-messages.ts'
import { hasGap, mergeMessages } from './merge-messages.ts'
import { faultOf } from './message-fault.ts'
import { keepUnsent, type Outgoing, readUnsent } from './outgoing.ts'

/** Without realtime, the page asks for new messages this often. */
const POLL_MS = 20_000

export type LiveThread = {
  readonly messages: readonly Message[]
  readonly outgoing: readonly Outgoing[]
  readonly hasEarlier: boolean
  readonly loadEarlier: () => Promise<void>
  readonly post: (text: string, files: Outgoing['files']) => void
  readonly retry: (message: Outgoing) => void
  readonly forget: (message: Outgoing) => void
  readonly replace: (message: Message) => void
}

/**
 * The messages of an open conversation. The loader brings the latest ones, also when an event says that there are more;
 * earlier pages and one's own messages that are under way are kept beside them. Nothing is shown twice, because each
 * message is known by its id.
 */
export function useThread({ conversation, messages: latest, more }: ThreadView): LiveThread {
  const page = usePage()
  const { send, t } = page
  const router = useRouter()
  const { id } = conversation
  const [known, setKnown] = useState<readonly Message[]>(latest)
  const [hasEarlier, setEarlier] = useState(more)
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([])
  const messages = mergeMessages(known, latest)

  const fillGap = useEffectEvent(async () => {
    let missing = latest
    while (hasGap(known, missing)) {
      const before = missing[0]?.id
      const page = await send(listMessages, { conversationId: id, ...(before ? { before } : {}) })
      missing = mergeMessages(missing, page.items)
      if (!page.more) break
    }
    setKnown((all) => mergeMessages(all, missing))
  })
  useEffect(() => {
    if (latest.length > 0) void fillGap()
  }, [latest])

  useEffect(() => setOutgoing(readUnsent(id, t('messages.unsent'))), [id, t])
  usePolling(id)

  async function loadEarlier() {
    const before = messages[0]?.id
    const page = await send(listMessages, { conversationId: id, ...(before ? { before } : {}) })
    setKnown((all) => mergeMessages(all, page.items))
    setEarlier(page.more)
  }

  function change(change: (all: readonly Outgoing[]) => readonly Outgoing[]) {
    setOutgoing((all) => {
      const next = change(all)
      keepUnsent(id, next)
      return next
    })
  }

  // One after another, so that messages arrive in the order in which they were written.
  const sending = useRef(Promise.resolve())
  function dispatch(message: Outgoing) {
    sending.current = sending.current.then(() => trySending(message))
  }

  async function trySending({ id: messageId, text, files }: Outgoing) {
    try {
      const sent = await send(sendMessage, {
        conversationId: id,
        id: messageId,
        text,
        ...(files.length > 0 ? { files: files.map((file) => file.id) } : {}),
      })
      setKnown((all) => mergeMessages(all, [sent]))
      change((all) => all.filter((each) => each.id !== messageId))
      void router.invalidate()
    } catch (error) {
      const said = faultOf(page, error)
      change((all) => all.map((each) => (each.id === messageId ? { ...each, fault: said } : each)))
    }
  }

  return {
    messages,
    outgoing,
    hasEarlier,
    loadEarlier,
    post(text, files) {
      const message = { id: crypto.randomUUID(), text, files, fault: null }
      change((all) => [...all, message])
      dispatch(message)
    },
    retry(message) {
      change((all) => all.map((each) => (each.id === message.id ? { ...each, fault: null } : each)))
      dispatch(message)
    },
    forget: (message) => change((all) => all.filter((each) => each.id !== message.id)),
    replace: (message) => setKnown((all) => mergeMessages(all, [message])),
  }
}

function usePolling(id: string): void {
  const { send } = usePage()
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.hidden || liveConnection.isUp()) return
      // The page is read again only if the server answers: otherwise the page of an error would take its place.
      send(getConversation, { id }).then(
        () => router.invalidate(),
        () => {
          // Without a network. The next time will tell.
        },
      )
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [router, send, id])
}

/** Marks everything up to what the person has seen as read. */
export function useReading(id: string, seen: Message | undefined, readSeq: number): void {
  const { send } = usePage()
  const user = useUser()
  const marked = useRef(readSeq)
  const seenId = seen?.id
  const seq = seen?.seq ?? 0
  useEffect(() => {
    if (seenId === undefined || seq <= marked.current) return
    marked.current = seq
    send(readConversation, { id, upTo: seenId }).then(
      ({ unread }) => {
        if (user) unreadConversations.set(user, unread)
      },
      () => {
        // They stay unread. What is seen next marks them too, or the next visit of the page.
        marked.current = readSeq
      },
    )
  }, [send, user, id, seenId, seq, readSeq])
}
