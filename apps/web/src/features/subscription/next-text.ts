import type { getSubscription, RouteOutput } from '@verstat/contract'
import type { Format, Translator } from '@verstat/i18n'
import { freePlan } from './current-plan.ts'

type NextTextInput = Pick<
  RouteOutput<typeof getSubscription>,
  'subject' | 'plan' | 'status' | 'periodEnd' | 'nextChargeAt' | 'pendingUpgrade' | 'nextPrice' | 'isBlocked'
>

/** Says what happens next if the user does nothing, and when. Returns undefined when nothing happens. */
export function nextText(t: Translator, format: Format, subscription: NextTextInput): string | undefined {
  if (subscription.isBlocked) return blockedText(t, format, subscription)
  const { subject, plan, status, periodEnd, nextChargeAt, pendingUpgrade, nextPrice } = subscription
  if (status === 'expired') return t('plans.next.expired')
  if (status === 'past_due') {
    return nextChargeAt === null
      ? t('plans.next.refused')
      : t('plans.next.retry', { date: format.day(nextChargeAt) })
  }
  if (status !== 'active' && status !== 'cancelled') return undefined
  if (periodEnd === null) return t('plans.next.publication')
  const following = pendingUpgrade && !pendingUpgrade.transaction ? pendingUpgrade.plan : plan
  if (following === freePlan(subject)) return t('plans.next.free', { date: format.day(periodEnd) })
  if (nextChargeAt !== null && nextPrice !== null) {
    const sum = format.money(nextPrice.amountMinor, nextPrice.currency)
    return t('plans.next.charge', { date: format.day(nextChargeAt), sum })
  }
  return following === plan ? t('plans.next.ends') : undefined
}

/** A blocked listing is not charged, but its paid time keeps running. */
function blockedText(t: Translator, format: Format, { status, periodEnd }: NextTextInput): string {
  if (status === 'free' || status === 'pending_payment' || status === 'expired') {
    return t('plans.next.blockedFree')
  }
  if (periodEnd === null) return t('plans.next.blockedUnbegun')
  return t('plans.next.blocked', { date: format.day(periodEnd) })
}
