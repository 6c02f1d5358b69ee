import { expect, patience, test } from '../../fixtures.ts'
import { useToken } from '../accounts/account-steps.ts'
import { inLanguage, LANGUAGES } from '../addresses.ts'
import { expectGood, newMember, publishOrder, publishProducer } from './market-steps.ts'

const WORDS = {
  uk: {
    ask: 'Поставити запитання',
    text: 'Запитання',
    send: 'Надіслати запитання',
    short: 'Щонайменше 10 символів.',
    contacts: 'У тексті є номер телефону.',
    own: 'Мої запитання',
    waits: 'Замовник ще не відповів.',
    task: 'Запитання без відповіді',
    answerTask: 'Відповісти',
    answer: 'Відповідь',
    publish: 'Опублікувати відповідь',
    signIn: 'Увійдіть як виробник, щоб поставити запитання',
  },
  en: {
    ask: 'Ask a question',
    text: 'Question',
    send: 'Send the question',
    short: 'At least 10 characters.',
    contacts: 'The text contains a phone number.',
    own: 'My questions',
    waits: 'The customer has not answered yet.',
    task: 'Questions without an answer',
    answerTask: 'Answer',
    answer: 'Answer',
    publish: 'Publish the answer',
    signIn: 'Sign in as a producer to ask a question',
  },
}

const QUESTION = 'Чи підійде тканина іншого кольору?'
const ANSWER = 'Так, лише темно-сіра.'

// A question that is too short is refused.
test.use({ expectedNoise: [/status of 422/] })

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const at = (path: string) => inLanguage(path, language)

  test(`in ${language} a producer asks, the customer answers from the desk, and everybody reads it`, async ({
    page,
    context,
    browser,
    request,
  }) => {
    test.setTimeout(patience(90_000))
    const [customer, maker] = [await newMember(request), await newMember(request)]
    const order = await publishOrder(request, customer)
    await publishProducer(request, maker, 'Ательє «Наперсток»')
    await page.goto(at(`/orders/${order.slug}`))
    await expect(page.getByRole('link', { name: words.signIn })).toBeVisible()
    await useToken(context, maker.token)
    await page.reload()
    await page.locator('summary').filter({ hasText: words.ask }).click()
    await page.getByLabel(words.text, { exact: true }).fill('Ні?')
    await page.getByRole('button', { name: words.send }).click()
    await expect(page.getByText(words.short).first()).toBeVisible()
    // A text with a contact is sent only if the button is pressed again.
    await page.getByLabel(words.text, { exact: true }).fill('Подзвоніть: 067 123 45 67')
    await page.getByRole('button', { name: words.send }).click()
    await expect(page.getByText(words.contacts).first()).toBeVisible()
    await page.getByLabel(words.text, { exact: true }).fill(QUESTION)
    await page.getByRole('button', { name: words.send }).click()
    await expect(page.getByText(words.waits)).toBeVisible()
    await expectGood(page)

    const desk = await browser.newContext()
    await useToken(desk, customer.token)
    const buyer = await desk.newPage()
    await buyer.goto(at('/user'))
    const task = buyer.getByRole('listitem').filter({ hasText: words.task })
    await task.getByRole('link', { name: words.answerTask }).click()
    await buyer.waitForURL(/\/orders\/.*#questions$/)
    await buyer.getByLabel(words.answer, { exact: true }).fill(ANSWER)
    await buyer.getByRole('button', { name: words.publish }).click()
    await expect(buyer.getByText(ANSWER)).toBeVisible()
    await expectGood(buyer)
    await desk.close()

    // The page that was open hears of it, and a visitor reads it too, but not who asked.
    await expect(page.getByText(ANSWER)).toBeVisible({ timeout: patience(20_000) })
    await page.goto(at('/user/offers'))
    await expect(page.getByRole('region', { name: words.own })).toContainText(ANSWER)
    await expectGood(page)
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(at(`/orders/${order.slug}`))
    await expect(visitor.getByText(QUESTION, { exact: true })).toBeVisible()
    await expect(visitor.getByText('Наперсток')).toHaveCount(0)
    await visitor.context().close()
  })
}

test('without JavaScript a question is asked and answered, and a refused one keeps its text', async ({
  browser,
  request,
}) => {
  test.setTimeout(patience(60_000))
  const [customer, maker] = [await newMember(request), await newMember(request)]
  const order = await publishOrder(request, customer)
  await publishProducer(request, maker, 'Ательє «Наперсток»')
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const page = await plain.newPage()
  await useToken(plain, maker.token)
  await page.goto(`/orders/${order.slug}`)
  await page.locator('summary').filter({ hasText: 'Поставити запитання' }).click()
  await page.getByLabel('Запитання', { exact: true }).fill('Ні?')
  await page.getByRole('button', { name: 'Надіслати запитання' }).click()
  await expect(page.getByLabel('Запитання', { exact: true })).toHaveValue('Ні?')
  await expect(page.getByText('Щонайменше 10 символів.').first()).toBeVisible()
  await page.getByLabel('Запитання', { exact: true }).fill(QUESTION)
  await page.getByRole('button', { name: 'Надіслати запитання' }).click()
  await expect(page.getByText('Замовник ще не відповів.')).toBeVisible()
  await useToken(plain, customer.token)
  await page.goto(`/orders/${order.slug}`)
  await page.getByLabel('Відповідь', { exact: true }).fill(ANSWER)
  await page.getByRole('button', { name: 'Опублікувати відповідь' }).click()
  await expect(page.getByText(ANSWER)).toBeVisible()
  await plain.close()
})
