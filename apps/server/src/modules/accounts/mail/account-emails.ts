import type { LocaleCode } from '@verstat/i18n'
import { sendMail } from '../../../platform/mail/mail.ts'
import { renderEmail } from '../../../platform/mail/mail-layout.ts'
import type { MailServices, Tx } from '../accounts-context.ts'

/** E-mails of this module. The messages hold a subject, a text and optionally a button for each kind. */
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
 * Enqueues an e-mail in the transaction. It contains no user names, so that nobody can send their own text to
 * strangers.
 */
export async function sendAccountEmail(
  tx: Tx,
  { origin, brand, translate }: MailServices,
  { email, locale }: Recipient,
  letter: AccountEmail,
): Promise<void> {
  const name = brand(locale)
  const text = (part: string) => translate(locale, `mail.${letter.kind}.${part}`, { brand: name })
  const mail = renderEmail({
    to: email,
    locale,
    brand: name,
    subject: text('subject'),
    paragraphs: [text('text'), text('note')],
    button: { label: text('button'), url: `${origin}${locale === 'en' ? '/en' : ''}${pathOf(letter)}` },
    ...(letter.kind === 'blocked' ? { quote: letter.reason } : {}),
    footer: translate(locale, 'mail.footer.automatic', { brand: name }),
  })
  await sendMail(tx, mail)
}

function pathOf(letter: AccountEmail): string {
  switch (letter.kind) {
    case 'verify':
    case 'changeEmail':
      return `/verify/${letter.code}`
    case 'reset':
      return `/password-reset/${letter.code}`
    case 'leaving':
    case 'unblocked':
      return '/login'
    case 'blocked':
      return '/feedback'
    default:
      return '/user/edit'
  }
}
