import type { DRAWING_NOTICES, LocalizedText } from '@verstat/contract'
import { type NoticeKind, type NoticeKinds, type NoticeWords, notifier } from '../notices/index.ts'

/** Facts of a notice about the files of an order. They never contain the name of a file. */
export type FileFacts = {
  readonly slug: string
  readonly title: LocalizedText
  /** The name of the producer, for the customer only. */
  readonly producer?: string
  /** What the producer wrote to the customer. */
  readonly note?: string
  /** Whether the customer refused a request, instead of taking back what the producer had. */
  readonly refused?: boolean
}

type DataOf = Readonly<Record<(typeof DRAWING_NOTICES)[number], FileFacts>>

export const DRAWINGS_NOTICES: NoticeKinds<DataOf> = {
  'file.asked': kind('asked'),
  'file.granted': kind('granted'),
  'file.revoked': kind('revoked'),
}

export const notify = notifier(DRAWINGS_NOTICES)

function kind(name: 'asked' | 'granted' | 'revoked'): NoticeKind<FileFacts> {
  const text = (words: NoticeWords, { title, producer, note, refused }: FileFacts) => {
    const sentence = words.t(`filenotices.text.${name === 'revoked' && refused ? 'refused' : name}`, {
      title: words.pick(title),
      producer: producer ?? words.t('filenotices.somebody'),
    })
    return note ? `${sentence} ${words.t('filenotices.note', { note })}` : sentence
  }
  return {
    mailing: 'offers',
    text,
    path: ({ slug }, { id }) =>
      name === 'asked' ? `/user/orders/${id ?? ''}/files` : `/orders/${slug}/files`,
    email: {
      subject: (words, data) => words.t(`filenotices.subject.${name}`, { title: words.pick(data.title) }),
      button: ({ t }) => t('filenotices.button'),
    },
  }
}
