import { type LocaleCode, localizePath } from '@verstat/i18n'
import type { QueryExecutorProvider } from 'kysely'
import { sendMail } from '../../platform/mail/mail.ts'
import { renderEmail } from '../../platform/mail/mail-layout.ts'
import type { EmailRecipient, MailServices, waysToUnsubscribe } from '../accounts/index.ts'
import { findPersonName } from './notice.repository.ts'
import type { NoticeKind } from './notice-kind.ts'
import { noticeWords } from './notice-words.ts'
import type { Db } from './notices-context.ts'

/** Content of an e-mail, in the language of the person who gets it. The layout adds brand and colour. */
export type NoticeEmail = {
  readonly subject: string
  readonly paragraphs: readonly [string, ...string[]]
  /** Text that a user wrote. */
  readonly quote?: string | undefined
  /** Label of the button. It leads where the notice does, unless there is a `path`. */
  readonly button?: string
  readonly path?: string
  /** The default says that the e-mail was sent automatically. */
  readonly footer?: string
  readonly replyTo?: string
}

/** What the content of an e-mail is made with. */
export type EmailWords = {
  readonly locale: LocaleCode
  /** Translates a message. The message may contain the name of the site as `{brand}`. */
  readonly say: (key: string, values?: Readonly<Record<string, string | number>>) => string
  /** Returns the address of a page, in the language of the e-mail. */
  readonly link: (path: string) => string
}

export function emailWords({ origin, brand, translate }: MailServices, locale: LocaleCode): EmailWords {
  return {
    locale,
    say: (key, values) => translate(locale, key, { brand: brand(locale), ...values }),
    link: (path) => origin + localizePath(path, locale),
  }
}

type Address = Pick<EmailRecipient, 'email' | 'locale'>

/** Queues an e-mail in the transaction. The button leads to `noticePath` unless the e-mail has a path of its own. */
export async function queueEmail(
  tx: QueryExecutorProvider,
  mail: MailServices,
  { email: to, locale }: Address,
  { button, path, footer, ...content }: NoticeEmail,
  {
    noticePath = '/',
    unsubscribe,
  }: {
    readonly noticePath?: string
    readonly unsubscribe?: ReturnType<typeof waysToUnsubscribe> | undefined
  } = {},
): Promise<void> {
  const { say, link } = emailWords(mail, locale)
  const rendered = renderEmail({
    ...content,
    to,
    locale,
    brand: mail.brand(locale),
    accent: mail.accent(),
    button: button === undefined ? undefined : { label: button, url: link(path ?? noticePath) },
    footer: footer ?? say('mail.footer.automatic'),
    unsubscribe: unsubscribe && { label: say('notices.email.unsubscribe'), url: unsubscribe.url },
    headers: unsubscribe?.headers,
  })
  await sendMail(tx, rendered)
}

/** Queues an e-mail to somebody who has no account, and so no notices. */
export async function emailStranger(
  tx: QueryExecutorProvider,
  mail: MailServices,
  to: Address,
  content: (words: EmailWords) => NoticeEmail,
): Promise<void> {
  await queueEmail(tx, mail, to, content(emailWords(mail, to.locale)))
}

/**
 * Makes the e-mail of a notice from the notice's own texts. Returns null if the address of the user is not verified.
 * Throws if the kind has no texts for an e-mail.
 */
export async function plainEmail<Data>(
  db: Db,
  mail: MailServices,
  { isEmailVerified, locale }: EmailRecipient,
  notice: {
    readonly kind: NoticeKind<Data>
    readonly data: Data
    readonly personId?: string | null
    /** Whether a setting of the user turns such e-mails off. The e-mail then says where the setting is. */
    readonly isOptional: boolean
  },
): Promise<NoticeEmail | null> {
  const { kind, data, personId = null, isOptional } = notice
  if (!kind.email) throw new Error('The kind of this notice has no texts for an e-mail.')
  if (!isEmailVerified) return null
  const person = personId === null ? null : await findPersonName(db, personId)
  const words = noticeWords(mail.translate, locale, person)
  const { say, link } = emailWords(mail, locale)
  return {
    subject: kind.email.subject(words, data),
    paragraphs: [kind.text(words, data)],
    button: kind.email.button(words, data),
    ...(isOptional ? { footer: say('notices.email.footer', { url: link('/user/edit#notifications') }) } : {}),
  }
}
