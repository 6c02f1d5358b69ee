import {
  type BILLING_NOTICES,
  type BilingualName,
  type LocalizedText,
  type PaymentProviderId,
  PROVIDER_BRANDS,
} from '@verstat/contract'
import type { MessageKey } from '@verstat/i18n'
import { type NoticeKind, type NoticeKinds, type NoticeWords, notifier } from '../notices/index.ts'

/** A payment, which the notice's `ref` identifies. */
export type PurchaseFacts = { readonly number: string; readonly description: BilingualName }

/** The paid plan of a listing. The notice's `ref` identifies the subscription. */
export type PlanFacts = {
  readonly title: LocalizedText
  /** The charge, the end of the paid period, or the end of the grace period. */
  readonly date: string
  /** The next attempt to charge the card. */
  readonly next?: string | undefined
  /** The purchase to pay by hand. */
  readonly purchaseId?: string | undefined
}

export type DeclineFacts = {
  readonly provider: PaymentProviderId
  readonly declined: number
  readonly finished: number
}

type PurchaseType =
  | 'payment.paid'
  | 'payment.invoicePaid'
  | 'payment.refunded'
  | 'payment.refundDeclined'
  | 'payment.checked'

type DataOf = Readonly<Record<PurchaseType, PurchaseFacts>> &
  Readonly<
    Record<Exclude<(typeof BILLING_NOTICES)[number], PurchaseType | 'payment.declines'>, PlanFacts>
  > & { readonly 'payment.declines': DeclineFacts }

export const BILLING_NOTICE_KINDS: NoticeKinds<DataOf> = {
  'payment.paid': purchase('billingnotices.paid'),
  'payment.invoicePaid': purchase('billingnotices.invoicePaid'),
  'payment.refunded': purchase('billingnotices.refunded'),
  'payment.refundDeclined': purchase('billingnotices.refundDeclined'),
  'payment.checked': purchase('billingnotices.checked'),
  'payment.chargeSoon': plan('billingnotices.chargeSoon'),
  'payment.chargeFailed': plan('billingnotices.chargeFailed'),
  'payment.chargeRefused': plan('billingnotices.chargeRefused'),
  'payment.confirmCharge': plan('billingnotices.confirmCharge'),
  'payment.endsSoon': plan('billingnotices.endsSoon'),
  'payment.freeFollows': plan('billingnotices.freeFollows'),
  'payment.payByHand': plan('billingnotices.payByHand'),
  'payment.planOver': plan('billingnotices.planOver'),
  'payment.priceChange': plan('billingnotices.priceChange'),
  'payment.declines': {
    mailing: 'always',
    text: ({ t }, { provider, declined, finished }) =>
      t('billingnotices.declines', {
        provider: providerName(t, provider),
        declined: String(declined),
        finished: String(finished),
      }),
    path: ({ provider }) => `/panel/payments?status=failed&provider=${provider}`,
  },
}

export const notify = notifier(BILLING_NOTICE_KINDS)

/** Returns the name of a payment provider. Two of our own ways to pay have a name in each language. */
export function providerName(t: NoticeWords['t'], provider: PaymentProviderId): string {
  if (provider === 'sandbox' || provider === 'invoice') return t(`mail.provider.${provider}`)
  return PROVIDER_BRANDS[provider]
}

function purchase(key: MessageKey): NoticeKind<PurchaseFacts> {
  return {
    mailing: 'always',
    text: ({ t, locale }, { number, description }) => t(key, { number, description: description[locale] }),
    path: (_, { id }) => `/payment/${id}`,
  }
}

function plan(key: MessageKey): NoticeKind<PlanFacts> {
  return {
    mailing: 'always',
    text: ({ t, pick, day }, { title, date, next }) =>
      t(key, { title: pick(title), date: day(date), ...(next === undefined ? {} : { next: day(next) }) }),
    path: ({ purchaseId }, { id }) =>
      purchaseId === undefined ? `/user/subscription/order/${id}` : `/payment/${purchaseId}`,
  }
}
