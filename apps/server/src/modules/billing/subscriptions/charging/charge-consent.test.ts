import { createTranslator, LOCALE_CODES } from '@verstat/i18n'
import { compileMessages } from '@verstat/i18n/compile'
import { expect, test } from 'vitest'

test.each(LOCALE_CODES)('in %s the stored consent text is the one that was shown', (locale) => {
  const t = createTranslator(locale, compileMessages(locale))
  const brand = 'Верстат'
  expect(t('mail.purchase.consent', { brand })).toBe(t('plans.charge.consent', { brand }))
})
