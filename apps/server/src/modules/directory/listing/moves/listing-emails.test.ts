import { createTranslator } from '@verstat/i18n'
import { compileMessages } from '@verstat/i18n/compile'
import { expect, test } from 'vitest'
import { emailPath } from './email-path.ts'

/** Labels of buttons in e-mails, each with the address of the page that the label promises. */
const PROMISES: readonly (readonly [label: RegExp, path: RegExp])[] = [
  [/^(Переглянути оголошення|See the listing|View the listing)$/, /^\/orders\/stil-1$/],
  [
    /^(Виправити|Fix|Correct|Mend|Переглянути зміни|See the changes|See your changes|View the changes|Відкрити профіль|Open the profile)/,
    /^\/user\/advertisment\/edit\/order\/stil-1$/,
  ],
  [/^(Відкрити мої оголошення|Open my listings)$/, /^\/user\/advertisment\?kind=order$/],
]

test.each([
  'listingApproved',
  'listingRejected',
  'listingBlocked',
  'listingUnblocked',
  'revisionApproved',
  'revisionRejected',
  'decisionUndone',
  'revisionReopened',
  'producerVerified',
  'verificationEnded',
] as const)('the button of the e-mail %s leads where its label says, in both languages', (kind) => {
  for (const locale of ['uk', 'en'] as const) {
    const label = createTranslator(locale, compileMessages(locale))(`mail.${kind}.button`)
    const promised = PROMISES.find(([says]) => says.test(label))?.[1]
    expect(promised, label).toBeDefined()
    expect(emailPath(kind, { kind: 'order', slug: 'stil-1' }), label).toMatch(promised ?? /^$/)
  }
})
