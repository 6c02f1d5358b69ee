import type { LocaleCode } from '@verstat/i18n'
import { sendMail } from '../../../platform/mail/mail.ts'
import { setLetter } from '../../../platform/mail/mail-layout.ts'
import type { LetterServices, Tx } from '../accounts-context.ts'

/** The letters of this module. Each has a subject, a text and perhaps a button in the messages. */
export type AccountLetter =
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

/** Who gets it, and in which language. */
export type Recipient = { readonly email: string; readonly locale: LocaleCode }

/** Sends a letter if the transaction commits. It names nobody, so that it cannot carry a stranger's words. */
export async function sendLetter(
  tx: Tx,
  { origin, brand, translate }: LetterServices,
  { email, locale }: Recipient,
  letter: AccountLetter,
): Promise<void> {
  const name = brand(locale)
  const text = (part: string) => translate(locale, `mail.${letter.kind}.${part}`, { brand: name })
  const mail = setLetter({
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

function pathOf(letter: AccountLetter): string {
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
