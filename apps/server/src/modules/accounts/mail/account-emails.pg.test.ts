import { expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { type AccountEmail, sendAccountEmail } from './account-emails.ts'

const site = await testSite()

const EMAILS: Readonly<Record<AccountEmail['kind'], AccountEmail>> = {
  verify: { kind: 'verify', code: 'a' },
  reset: { kind: 'reset', code: 'a' },
  changeEmail: { kind: 'changeEmail', code: 'a' },
  blocked: { kind: 'blocked', reason: 'Причина' },
  passwordChanged: { kind: 'passwordChanged' },
  emailChanged: { kind: 'emailChanged' },
  secondFactorOn: { kind: 'secondFactorOn' },
  secondFactorOff: { kind: 'secondFactorOff' },
  recoveryCodesRenewed: { kind: 'recoveryCodesRenewed' },
  leaving: { kind: 'leaving' },
  unblocked: { kind: 'unblocked' },
}

test('no e-mail that guards an account can be turned off', async () => {
  const to = { email: 'olena@example.com', locale: 'uk' } as const
  const messages = Object.values(EMAILS)
  await site.database.db.transaction().execute(async (tx) => {
    for (const message of messages) await sendAccountEmail(tx, site.services.accounts.mail, to, message)
  })
  const mails = await site.mailsTo(to.email, messages.length)
  expect(mails.map(({ headers }) => headers)).toEqual(messages.map(() => ({})))
})
