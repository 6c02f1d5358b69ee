import { type PaymentProviderId, PROVIDER_BRANDS } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import { sendMail } from '../../../platform/mail/mail.ts'
import { renderEmail } from '../../../platform/mail/mail-layout.ts'
import type { JobContext, Tx } from '../billing-context.ts'
import type { SubscriptionRow } from '../subscriptions/subscription.repository.ts'
import type { TransactionRow } from './transaction.repository.ts'

/**
 * Notifies the buyer of a payment, a refund or a decision by staff. The default amount is the price of the purchase.
 */
export async function sendPurchaseEmail(
  ctx: JobContext,
  tx: Tx,
  bought: TransactionRow,
  kind: PurchaseEmailKind,
  amountMinor = bought.amount_minor,
): Promise<void> {
  await send(ctx, tx, bought.user_id, {
    kind,
    path: `/payment/${bought.id}`,
    values: (locale) => ({
      amount: moneyText(locale, amountMinor),
      number: String(bought.number),
      description: locale === 'uk' ? bought.description_uk : bought.description_en,
    }),
  })
}

type PurchaseEmailKind = 'paid' | 'invoicePaid' | 'refunded' | 'refundDeclined' | 'paymentChecked'

type ChargeEmailKind =
  | 'chargeSoon'
  | 'chargeFailed'
  | 'chargeRefused'
  | 'confirmCharge'
  | 'endsSoon'
  | 'freeFollows'
  | 'payByHand'
  | 'planOver'
  | 'priceChange'

/**
 * Notifies the owner of an upcoming or declined charge. `at` is the date of the charge or the end of the grace
 * period. `next` is the date of the next attempt.
 */
export async function sendChargeEmail(
  ctx: JobContext,
  tx: Tx,
  row: SubscriptionRow,
  message: {
    readonly kind: ChargeEmailKind
    readonly amountMinor: number
    readonly at: Date
    readonly next?: Date | undefined
    readonly path?: string | undefined
  },
): Promise<void> {
  await send(ctx, tx, row.owner_id, {
    kind: message.kind,
    path: message.path ?? `/user/subscription/order/${row.id}`,
    values: (locale) => ({
      amount: moneyText(locale, message.amountMinor),
      title: (locale === 'uk' ? (row.title_uk ?? row.title_en) : (row.title_en ?? row.title_uk)) ?? '',
      date: dayText(locale, message.at),
      ...(message.next ? { next: dayText(locale, message.next) } : {}),
    }),
  })
}

export async function sendDeclineEmail(
  ctx: JobContext,
  tx: Tx,
  userId: string,
  alert: { readonly provider: PaymentProviderId; readonly declined: number; readonly finished: number },
): Promise<void> {
  await send(ctx, tx, userId, {
    kind: 'declines',
    path: `/panel/payments?status=failed&provider=${alert.provider}`,
    values: (locale) => ({
      provider: providerName(ctx, locale, alert.provider),
      declined: String(alert.declined),
      finished: String(alert.finished),
    }),
  })
}

function providerName({ billing }: JobContext, locale: LocaleCode, provider: PaymentProviderId): string {
  if (provider === 'sandbox' || provider === 'invoice') {
    return billing.translate(locale, `mail.provider.${provider}`)
  }
  return PROVIDER_BRANDS[provider]
}

/** The translation messages contain the subject, text, note and button of each kind of e-mail. */
type BillingEmail = {
  readonly kind: PurchaseEmailKind | ChargeEmailKind | 'declines'
  readonly path: string
  readonly values: (locale: LocaleCode) => Readonly<Record<string, string>>
}

async function send(ctx: JobContext, tx: Tx, userId: string | null, message: BillingEmail): Promise<void> {
  if (userId === null) return
  const user = await tx
    .selectFrom('users')
    .select(['email', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) return
  const { locale } = user
  const { origin, translate } = ctx.billing
  const brand = ctx.billing.brand(locale)
  const values = { brand, ...message.values(locale) }
  const text = (part: string) => translate(locale, `mail.${message.kind}.${part}`, values)
  await sendMail(
    tx,
    renderEmail({
      to: user.email,
      locale,
      brand,
      accent: ctx.billing.accent(),
      subject: text('subject'),
      paragraphs: [text('text'), text('note')],
      button: { label: text('button'), url: `${origin}${locale === 'en' ? '/en' : ''}${message.path}` },
      footer: translate(locale, 'mail.footer.automatic', { brand }),
    }),
  )
}

/** Formats a day with a no-break space, such as `12 березня` (Ukrainian for 12 March). */
function dayText(locale: LocaleCode, at: Date): string {
  const format = new Intl.DateTimeFormat(locale === 'uk' ? 'uk-UA' : 'en-GB', {
    timeZone: 'Europe/Kyiv',
    day: 'numeric',
    month: 'long',
  })
  return format.format(at).replace(' ', '\u00a0')
}

/** Formats an amount always with kopecks, such as `1 299,00 ₴`. */
function moneyText(locale: LocaleCode, amountMinor: number): string {
  return new Intl.NumberFormat(locale === 'uk' ? 'uk-UA' : 'en-GB', {
    style: 'currency',
    currency: 'UAH',
    currencyDisplay: 'narrowSymbol',
  }).format(amountMinor / 100)
}
