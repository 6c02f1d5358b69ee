import { editUser, NOTICE_TYPES, NOTIFICATION_TOPICS, type NoticeType } from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { emailStranger, notifier } from '../modules/notices/index.ts'
import type { OutboxMail } from '../platform/mail/outbox.ts'
import { eventually } from '../platform/testing/eventually.ts'
import { testSite } from '../test-site.testing.ts'
import { NOTICE_SAMPLES } from './notice-samples.testing.ts'

const site = await testSite()
const { call, database, services, http, newUser, clock } = site
const { accounts, notices } = services
const ctx = { now: () => clock.now, accounts }
const person = { id: '', email: '' }

beforeAll(async () => {
  const { user, token } = await newUser()
  Object.assign(person, user)
  await database.db.updateTable('users').set({ email_verified_at: clock.now }).execute()
  const all = Object.fromEntries(NOTIFICATION_TOPICS.map((topic) => [topic, true]))
  await call(editUser, { notifications: all }, { token })
})

/** Sends and returns the e-mails whose subjects begin with a mark that no other has. */
async function sent(subject: string, count = 1): Promise<OutboxMail[]> {
  return eventually(
    `${count} e-mails “${subject}”`,
    async () => {
      const mails = (await http.inject('/dev/mail.json')).json<OutboxMail[]>()
      const own = mails.filter((mail) => mail.subject === subject)
      return own.length >= count ? own : undefined
    },
    15_000,
  )
}

type Kind = NonNullable<ReturnType<typeof notices.kinds.find>>

/** `email` replaces the texts of the e-mail: the headers do not depend on them. */
async function tell(type: NoticeType, kind: Kind, data: object): Promise<boolean> {
  const notify = notifier({ [type]: kind } as never) as ReturnType<typeof notifier<Record<string, object>>>
  return database.db.transaction().execute((tx) =>
    notify(tx, ctx, {
      userId: person.id,
      type,
      ref: { kind: 'order', id: null },
      data,
      email: () => ({ subject: `${type} ${JSON.stringify(data)}`, paragraphs: ['Текст'] }),
    }),
  )
}

test.each(
  NOTICE_TYPES,
)('the e-mail of %s can be turned off with one press exactly if a setting turns it off', async (type) => {
  const kind = notices.kinds.find(type)
  if (!kind) throw new Error('nobody brings this kind')
  for (const data of NOTICE_SAMPLES[type]) {
    const mailing = typeof kind.mailing === 'function' ? kind.mailing(data as never) : kind.mailing
    expect(await tell(type, kind, data)).toBe(mailing !== 'never')
    if (mailing === 'never') continue
    const [mail] = await sent(`${type} ${JSON.stringify(data)}`)
    if (mailing === 'always') {
      expect(mail?.headers).toEqual({})
      expect(`${mail?.text} ${mail?.html}`).not.toContain('/unsubscribe')
      continue
    }
    const url = /<(.*)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1]
    expect(mail?.text).toContain(`\n\nНе надсилати таких листів:\n${url}\n`)
    expect(mail?.html).toMatch(
      new RegExp(`<a href="${url?.replaceAll(/[?.]/g, '\\$&')}"[^>]*>Не надсилати таких листів</a>`),
    )
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(
        new RegExp(`^<http://localhost/unsubscribe\\?code=1\\.${person.id}\\.${mailing}\\.[\\w-]{43}>$`),
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  }
})

test('an e-mail to somebody without an account cannot be turned off', async () => {
  const to = { email: 'stranger@example.com', locale: 'en' } as const
  await database.db
    .transaction()
    .execute((tx) =>
      emailStranger(tx, accounts.mail, to, () => ({ subject: 'Answer', paragraphs: ['Text'] })),
    )
  const [mail] = await site.mailsTo(to.email)
  expect(mail?.headers).toEqual({})
  expect(`${mail?.text} ${mail?.html}`).not.toContain('/unsubscribe')
})
