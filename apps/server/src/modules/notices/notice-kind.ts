import type { NoticeType, NotificationTopic } from '@verstat/contract'
import type { NoticeWords } from './notice-words.ts'

/** The thing that a notice is about. The id is null if the thing has no UUID. */
export type NoticeRef = { readonly kind: string; readonly id: string | null }

/** Which setting of the user decides about the e-mail to a notice. Some notices have an e-mail always or never. */
export type Mailing = NotificationTopic | 'always' | 'never'

/**
 * How notices of one type are told. `Data` are the facts that `notify` stores with a notice, and from which its text
 * is made up to 90 days later. They must never contain a price, and names of people only as `personId` of `notify`.
 */
export type NoticeKind<Data> = {
  readonly mailing: Mailing | ((data: Data) => Mailing)
  /** One sentence. */
  readonly text: (words: NoticeWords, data: Data) => string
  /** Returns the path to which the notice leads, without the language prefix. */
  readonly path: (data: Data, ref: NoticeRef) => string
  /** The e-mail for which a caller of `notify` brings no content of its own. Its paragraph is the notice's text. */
  readonly email?: {
    readonly subject: (words: NoticeWords, data: Data) => string
    readonly button: (words: NoticeWords, data: Data) => string
  }
}

/** The kinds of one module. `DataOf` maps each of its types to the facts of a notice of this type. */
export type NoticeKinds<DataOf> = { readonly [Type in keyof DataOf]: NoticeKind<DataOf[Type]> }

/** A kind whose data have an unknown type. `never` accepts the kinds of all modules. */
export type AnyNoticeKind = NoticeKind<never>

export type JoinedNoticeKinds = {
  /** A module calls this when it starts, so that its notices can be read. */
  readonly add: (kinds: Readonly<Partial<Record<NoticeType, AnyNoticeKind>>>) => void
  readonly find: (type: string) => AnyNoticeKind | undefined
  readonly types: () => string[]
}

/** Joins the kinds of all modules. */
export function joinNoticeKinds(): JoinedNoticeKinds {
  const kinds = new Map<string, AnyNoticeKind>()
  return {
    add(added) {
      for (const [type, kind] of Object.entries(added)) {
        if (kinds.has(type)) throw new Error(`Two modules bring the notice ${type}`)
        kinds.set(type, kind)
      }
    },
    find: (type) => kinds.get(type),
    types: () => [...kinds.keys()],
  }
}
