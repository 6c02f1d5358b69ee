import type { FeedbackTopic, INBOX_NOTICES } from '@verstat/contract'
import { type NoticeKinds, notifier } from '../notices/index.ts'

type DataOf = Readonly<Record<(typeof INBOX_NOTICES)[number], unknown>> & {
  /** The message itself stays in the inbox. */
  readonly 'inbox.received': { readonly number: string; readonly topic: FeedbackTopic }
  readonly 'inbox.answered': { readonly number: string }
}

export const FEEDBACK_NOTICES: NoticeKinds<DataOf> = {
  'inbox.received': {
    mailing: 'always',
    text: ({ t }, { number, topic }) =>
      t('feedbacknotices.received', { number, topic: t(`mail.topic.${topic}`) }),
    path: () => '/panel/feedback',
  },
  'inbox.answered': {
    // The answer itself is e-mailed to the address that the sender typed, which may be another one.
    mailing: 'never',
    text: ({ t }, { number }) => t('feedbacknotices.answered', { number }),
    path: () => '/feedback',
  },
}

export const notify = notifier(FEEDBACK_NOTICES)
