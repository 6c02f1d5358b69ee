import { answerFeedback, createFeedback, listFeedback } from '@verstat/contract'
import { expect, test } from 'vitest'
import { testSite } from '../../test-site.testing.ts'

const { call, refusal, newUser, database, mailsTo } = await testSite()
const staff = await newUser()
await database.db.updateTable('users').set({ role: 'support' }).where('id', '=', staff.user.id).execute()
const { token } = staff

test('a reply is e-mailed in the language of the message, stored, and closes the message', async () => {
  const email = 'asks@example.com'
  const { number } = await call(
    createFeedback,
    { topic: 'question', name: 'Ann', email, message: 'How do I add a producer?' },
    { language: 'en' },
  )
  const open = (await call(listFeedback, { topic: 'question' }, { token })).items
  const { id } = open.find((item) => item.number === number) ?? { id: '' }
  const answered = await call(answerFeedback, { id, message: 'Press “Add”.\n<b>Done</b>' }, { token })
  expect(answered).toMatchObject({
    handledAt: expect.any(String),
    answers: [{ message: 'Press “Add”.\n<b>Done</b>', author: 'Олена Ґудзь' }],
  })
  const [letter] = await mailsTo(email)
  expect(letter?.subject).toBe(`An answer to your message No.\u00a0${number}`)
  expect(letter?.text).toContain('> Press “Add”.\n> <b>Done</b>')
  expect(letter?.html).toContain('&lt;b&gt;Done')
  expect((await call(listFeedback, { show: 'handled', topic: 'idea' }, { token })).items).toEqual([])
  expect((await refusal(answerFeedback, { id, message: ' ' }, { token })).fields).toEqual({
    message: 'required',
  })
})
