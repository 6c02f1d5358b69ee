import { editUser } from '@verstat/contract'
import { expect, test } from 'vitest'
import { testSite } from '../../test-site.testing.ts'
import { tell } from './notices.testing.ts'

const site = await testSite()
const { call, newUser, clock, database, mailsTo } = site
const { db } = database

async function verified() {
  const made = await newUser()
  await db.updateTable('users').set({ email_verified_at: clock.now }).where('id', '=', made.user.id).execute()
  return { ...made, id: made.user.id, email: made.user.email }
}

const countOf = async (userId: string) =>
  (await db.selectFrom('notices').select('id').where('user_id', '=', userId).execute()).length

test('the e-mail is made from the texts of the notice, in the language of the person', async () => {
  const person = await verified()
  await call(editUser, { locale: 'en' }, person)
  expect(await tell(site, person.id, { data: { number: '12' } })).toBe(true)
  const mail = (await mailsTo(person.email, 2))[1]
  expect(mail).toMatchObject({ subject: 'en 12' })
  expect(mail?.text).toContain('We answered your message No.\u00a012: check your e-mail. –')
  expect(mail?.text).toContain('http://localhost/en/feedback#null')
  expect(mail?.text).toContain('http://localhost/en/user/edit#notifications')
})

test('the setting of the person decides about the e-mail, and never about the notice', async () => {
  const person = await verified()
  const topics = ['offers', 'deals'] as const
  for (const topic of topics) {
    const { notifications } = await call(editUser, { notifications: { [topic]: false } }, person)
    expect(notifications[topic]).toBe(false)
  }
  expect(await tell(site, person.id)).toBe(false)
  await call(editUser, { notifications: { offers: true } }, person)
  expect(await tell(site, person.id)).toBe(true)
  expect(await countOf(person.id)).toBe(2)
})

test('an address that is not verified gets no such e-mail', async () => {
  const { user } = await newUser()
  expect(await tell(site, user.id)).toBe(false)
  expect(await countOf(user.id)).toBe(1)
})

test('the content of a caller replaces the e-mail, and is not made when nobody wants it', async () => {
  const person = await verified()
  let made = 0
  const email = () => {
    made += 1
    return { subject: 'Власна тема', paragraphs: ['Власний текст'] as const, button: 'Далі', path: '/user#x' }
  }
  expect(await tell(site, person.id, { email })).toBe(true)
  const mail = (await mailsTo(person.email, 2))[1]
  expect(mail).toMatchObject({ subject: 'Власна тема' })
  expect(mail?.text).toContain('Далі:\nhttp://localhost/user#x')
  expect(await tell(site, person.id, { email: () => null })).toBe(false)
  await call(editUser, { notifications: { offers: false } }, person)
  expect(await tell(site, person.id, { email })).toBe(false)
  expect([made, await countOf(person.id)]).toEqual([1, 3])
})

test('somebody who is named is named until they leave', async () => {
  const [person, other] = [await verified(), await verified()]
  await tell(site, person.id, { personId: other.id })
  expect((await mailsTo(person.email, 2))[1]?.text).toContain(
    `${other.user.firstname} ${other.user.lastname}`,
  )
  await db.updateTable('users').set({ erase_at: clock.now }).where('id', '=', other.id).execute()
  await tell(site, person.id, { personId: other.id })
  expect((await mailsTo(person.email, 3))[2]?.text).toContain('перевірте пошту. –')
  await db.deleteFrom('users').where('id', '=', other.id).execute()
  const left = await db.selectFrom('notices').select('person_id').where('user_id', '=', person.id).execute()
  expect(left).toEqual([{ person_id: null }, { person_id: null }])
})

test('an erased person is told nothing', async () => {
  const person = await verified()
  await db.deleteFrom('users').where('id', '=', person.id).execute()
  expect(await tell(site, person.id)).toBe(false)
})
