import type { LocaleCode } from '@verstat/i18n'
import { sendMail } from '../../../platform/mail/mail.ts'
import { setLetter } from '../../../platform/mail/mail-layout.ts'
import type { Desk, Tx } from '../billing-context.ts'
import type { TransactionRow } from './transaction.repository.ts'

/** Tells who made a purchase that its money came, if the database transaction commits. */
export async function sendPaymentLetter(
  ctx: Desk,
  tx: Tx,
  bought: TransactionRow,
  kind: 'paid',
): Promise<void> {
  if (bought.user_id === null) return
  const user = await tx
    .selectFrom('users')
    .select(['email', 'locale'])
    .where('id', '=', bought.user_id)
    .executeTakeFirst()
  if (!user) return
  const { locale } = user
  const { origin, brand, translate } = ctx.billing
  const text = (part: string) =>
    translate(locale, `mail.${kind}.${part}`, {
      brand: brand(locale),
      amount: moneyText(locale, bought.amount_minor),
      description: locale === 'uk' ? bought.description_uk : bought.description_en,
    })
  await sendMail(
    tx,
    setLetter({
      to: user.email,
      locale,
      brand: brand(locale),
      subject: text('subject'),
      paragraphs: [text('text'), text('note')],
      button: {
        label: text('button'),
        url: `${origin}${locale === 'en' ? '/en' : ''}/payment/${bought.id}`,
      },
      footer: translate(locale, 'mail.footer.automatic', { brand: brand(locale) }),
    }),
  )
}

/** A sum as papers write it, always with kopecks: `1 299,00 ₴`. */
function moneyText(locale: LocaleCode, amountMinor: number): string {
  return new Intl.NumberFormat(locale === 'uk' ? 'uk-UA' : 'en-GB', {
    style: 'currency',
    currency: 'UAH',
    currencyDisplay: 'narrowSymbol',
  }).format(amountMinor / 100)
}
