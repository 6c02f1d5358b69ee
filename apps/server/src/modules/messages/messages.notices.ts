import type { LocalizedText, MESSAGE_NOTICES } from '@verstat/contract'
import { type NoticeKinds, notifier } from '../notices/index.ts'

/** Facts of a notice about a conversation. They never contain what somebody wrote. */
export type MessageFacts = {
  /** The title of the order, if the conversation is about one. */
  readonly title?: LocalizedText
  /** The name of the producer, for the customer. The customer's own name is the person of the notice. */
  readonly producer?: string
}

type DataOf = Readonly<Record<(typeof MESSAGE_NOTICES)[number], MessageFacts>>

export const MESSAGES_NOTICES: NoticeKinds<DataOf> = {
  'message.received': {
    mailing: 'messages',
    text(words, { title, producer }) {
      const name = producer || words.person || words.t('messagenotices.somebody')
      return title
        ? words.t('messagenotices.aboutOrder', { name, title: words.pick(title) })
        : words.t('messagenotices.plain', { name })
    },
    path: (_, { id }) => (id === null ? '/user/messages' : `/user/messages/${id}`),
  },
}

export const notify = notifier(MESSAGES_NOTICES)
