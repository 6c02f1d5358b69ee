import { type LocaleCode, pickText } from '@verstat/i18n'
import { localized } from '../../directory/index.ts'
import { dayText, type EmailWords, type NoticeEmail, type NotifyContext } from '../../notices/index.ts'
import { type DeclineFacts, notify, providerName } from '../billing.notices.ts'
import type { JobContext, Tx } from '../billing-context.ts'
import type { SubscriptionRow } from '../subscriptions/subscription.repository.ts'
import type { TransactionRow } from './transaction.repository.ts'

const PURCHASE_NOTICES = {
  paid: 'payment.paid',
  invoicePaid: 'payment.invoicePaid',
  refunded: 'payment.refunded',
  refundDeclined: 'payment.refundDeclined',
  paymentChecked: 'payment.checked',
} as const

const CHARGE_NOTICES = {
  chargeSoon: 'payment.chargeSoon',
  chargeFailed: 'payment.chargeFailed',
  chargeRefused: 'payment.chargeRefused',
  confirmCharge: 'payment.confirmCharge',
  endsSoon: 'payment.endsSoon',
  freeFollows: 'payment.freeFollows',
  payByHand: 'payment.payByHand',
  planOver: 'payment.planOver',
  priceChange: 'payment.priceChange',
} as const

/**
 * Notifies the buyer of a payment, a refund or a decision by staff. The default amount is the price of the purchase.
 * The e-mail names the amount, the notice does not.
 */
export async function notifyBuyer(
  ctx: JobContext,
  tx: Tx,
  bought: TransactionRow,
  kind: keyof typeof PURCHASE_NOTICES,
  amountMinor = bought.amount_minor,
): Promise<void> {
  const { id, user_id: userId, description_uk: uk, description_en: en } = bought
  if (userId === null) return
  const number = String(bought.number)
  await notify(tx, told(ctx), {
    userId,
    type: PURCHASE_NOTICES[kind],
    ref: { kind: 'transaction', id },
    data: { number, description: { uk, en } },
    email: (to) =>
      billingEmail(to, kind, {
        amount: moneyText(to.locale, amountMinor),
        number,
        description: to.locale === 'uk' ? uk : en,
      }),
  })
}

/**
 * Notifies the owner of an upcoming or declined charge. `at` is the date of the charge or the end of the grace
 * period. `next` is the date of the next attempt. With `purchaseId`, the links lead to the payment page.
 */
export async function notifyOfCharge(
  ctx: JobContext,
  tx: Tx,
  row: SubscriptionRow,
  charge: {
    readonly kind: keyof typeof CHARGE_NOTICES
    readonly amountMinor: number
    readonly at: Date
    readonly next?: Date | undefined
    readonly purchaseId?: string | undefined
  },
): Promise<void> {
  const { kind, amountMinor, at, next, purchaseId } = charge
  if (row.owner_id === null) return
  const title = localized(row.title_uk, row.title_en)
  await notify(tx, told(ctx), {
    userId: row.owner_id,
    type: CHARGE_NOTICES[kind],
    ref: { kind: 'subscription', id: row.id },
    data: { title, date: at.toISOString(), next: next?.toISOString(), purchaseId },
    email: (to) =>
      billingEmail(to, kind, {
        amount: moneyText(to.locale, amountMinor),
        title: pickText(title, to.locale).text ?? '',
        date: dayText(to.locale, at),
        ...(next ? { next: dayText(to.locale, next) } : {}),
      }),
  })
}

/** Tells a staff member that a provider declines unusually many payments. */
export async function notifyOfDeclines(
  ctx: JobContext,
  tx: Tx,
  userId: string,
  facts: DeclineFacts,
): Promise<void> {
  await notify(tx, told(ctx), {
    userId,
    type: 'payment.declines',
    ref: { kind: 'provider', id: null },
    data: facts,
    email: (to) =>
      billingEmail(to, 'declines', {
        provider: providerName(to.say, facts.provider),
        declined: String(facts.declined),
        finished: String(facts.finished),
      }),
  })
}

/** Jobs have the services for e-mails among those of billing. */
function told({ now, billing }: JobContext): NotifyContext {
  return { now, accounts: { mail: billing } }
}

/** The translation messages contain the subject, text, note and button of each kind of e-mail. */
function billingEmail(
  { say }: EmailWords,
  kind: keyof typeof PURCHASE_NOTICES | keyof typeof CHARGE_NOTICES | 'declines',
  values: Readonly<Record<string, string>>,
): NoticeEmail {
  const text = (part: string) => say(`mail.${kind}.${part}`, values)
  return { subject: text('subject'), paragraphs: [text('text'), text('note')], button: text('button') }
}

/** Formats an amount always with kopecks, such as `1 299,00 ₴`. */
function moneyText(locale: LocaleCode, amountMinor: number): string {
  return new Intl.NumberFormat(locale === 'uk' ? 'uk-UA' : 'en-GB', {
    style: 'currency',
    currency: 'UAH',
    currencyDisplay: 'narrowSymbol',
  }).format(amountMinor / 100)
}
