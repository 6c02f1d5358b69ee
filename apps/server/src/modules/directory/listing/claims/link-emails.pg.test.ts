import { expect, test } from 'vitest'
import { onTables } from '../../../../platform/db/on-tables.ts'
import { testSite } from '../../../../test-site.testing.ts'
import { sendDraftLink, sendManageLink } from './link-emails.ts'

const site = await testSite()

test('the e-mails with links to listings and forms cannot be turned off', async () => {
  const ctx = { accounts: site.services.accounts, locale: 'uk' } as const
  const link = { kind: 'order', email: 'olena@example.com', code: 'a' } as const
  await site.database.db.transaction().execute(async (tx) => {
    await sendManageLink(ctx, onTables(tx), { ...link, number: '7' })
    await sendDraftLink(ctx, onTables(tx), link)
  })
  const mails = await site.mailsTo(link.email, 2)
  expect(mails.map(({ headers }) => headers)).toEqual([{}, {}])
})
