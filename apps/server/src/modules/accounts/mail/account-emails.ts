import type { LocaleCode } from '@verstat/i18n'
import { sendMail } from '../../../platform/mail/mail.ts'
import { renderEmail } from '../../../platform/mail/mail-layout.ts'
import type { MailServices, Tx } from '../accounts-context.ts'

/**
 * The kinds of e-mails that this module sends. The translation messages contain the subject, text and optional button
 * of each kind.
 */
export type AccountEmail =
  | { readonly kind: 'verify' | 'reset' | 'changeEmail'; readonly code: string }
  | { readonly kind: 'blocked'; readonly reason: string }
  | {
      readonly kind:
        | 'passwordChanged'
        | 'emailChanged'
        | 'secondFactorOn'
        | 'secondFactorOff'
        | 'recoveryCodesRenewed'
        | 'leaving'
        | 'unblocked'
    }

export type Recipient = { readonly email: string; readonly locale: LocaleCode }

/**
 * Enqueues an e-mail in the given transaction. The e-mail contains no user name. Otherwise anyone could send a text
 * of their choice to strangers by registering with that text as a name.
 */
export async function sendAccountEmail(
  tx: Tx,
  { origin, brand, accent, translate }: MailServices,
  { email, locale }: Recipient,
  message: AccountEmail,
): Promise<void> {
  const name = brand(locale)
  const text = (part: string) => translate(locale, `mail.${message.kind}.${part}`, { brand: name })
  const mail = renderEmail({
    to: email,
    locale,
    brand: name,
    accent: accent(),
    subject: text('subject'),
    paragraphs: [text('text'), text('note')],
    button: { label: text('button'), url: `${origin}${locale === 'en' ? '/en' : ''}${pathOf(message)}` },
    ...(message.kind === 'blocked' ? { quote: message.reason } : {}),
    footer: translate(locale, 'mail.footer.automatic', { brand: name }),
  })
  await sendMail(tx, mail)
}

function pathOf(message: AccountEmail): string {
  switch (message.kind) {
    case 'verify':
    case 'changeEmail':
      return `/verify/${message.code}`
    case 'reset':
      return `/password-reset/${message.code}`
    case 'leaving':
    case 'unblocked':
      return '/login'
    case 'blocked':
      return '/feedback'
    default:
      return '/user/edit'
  }
}
