import { formatNumber, type LocaleCode } from '@verstat/i18n'
import type { Kopecks } from './payment-provider.ts'

/** Formats a price as `1 299,00 ₴` or `₴1,299.00`. Kopecks are always shown. */
export function priceText(amount: Kopecks, locale: LocaleCode): string {
  const whole = formatNumber(Number(amount / 100n), locale, 0)
  const cents = String(amount % 100n).padStart(2, '0')
  return locale === 'uk' ? `${whole},${cents}\u00a0₴` : `₴${whole}.${cents}`
}
