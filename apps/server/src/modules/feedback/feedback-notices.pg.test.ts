import { answerFeedback, createFeedback, listNotices } from '@verstat/contract'
import { expect, test } from 'vitest'
import { testSite } from '../../test-site.testing.ts'
import { newStaff } from '../accounts/accounts.testing.ts'

const site = await testSite()
const { call, newUser, mailsTo } = site
const admin = await newStaff(site, 'admin')

const MESSAGE = {
  topic: 'idea',
  name: 'Олена Сентинеленко',
  email: 'elsewhere@example.com',
  message: 'Додайте фільтр за матеріалом',
} as const

const noticesOf = async ({ token }: { readonly token: string }, language = 'uk') =>
  (await call(listNotices, {}, { token, language })).items

test('every admin is told of a message once, without its text or sender', async () => {
  const [other, support] = [await newStaff(site, 'admin'), await newStaff(site, 'support')]
  const { number } = await call(createFeedback, MESSAGE)
  for (const each of [admin, other]) {
    const [notice, ...more] = await noticesOf(each)
    expect(more).toEqual([])
    expect(notice).toMatchObject({ type: 'inbox.received', href: '/panel/feedback' })
    expect(notice?.text).toBe(`Нове звернення №\u00a0${number}: ідея.`)
    expect(JSON.stringify(notice)).not.toMatch(/Сентинеленко|elsewhere|матеріалом/)
    expect((await mailsTo(each.user.email, 2))[1]?.text).toContain('матеріалом')
  }
  expect((await noticesOf(other, 'en'))[0]?.text).toBe(`New message No.\u00a0${number}: idea.`)
  expect(await noticesOf(support)).toEqual([])
})

test('who wrote while signed in is told of the answer, which goes to the address that they typed', async () => {
  const sender = await newUser()
  const { number } = await call(createFeedback, MESSAGE, sender)
  const { id } = await site.database.db
    .selectFrom('feedback')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  await call(answerFeedback, { id, message: 'Фільтр уже додаємо.' }, admin)
  const [notice, ...more] = await noticesOf(sender)
  expect(more).toEqual([])
  expect(notice).toMatchObject({ type: 'inbox.answered', ref: { kind: 'feedback', id }, href: '/feedback' })
  expect(JSON.stringify(notice)).not.toContain('Фільтр')
  expect((await mailsTo(MESSAGE.email)).at(-1)?.text).toContain('Фільтр уже додаємо.')
  expect(await mailsTo(sender.user.email)).toHaveLength(1)
})
