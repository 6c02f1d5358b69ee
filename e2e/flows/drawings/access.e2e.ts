import type { Browser, Page } from '@playwright/test'
import { expect, patience, test } from '../../fixtures.ts'
import { useToken } from '../accounts/account-steps.ts'
import { inLanguage, LANGUAGES } from '../addresses.ts'
import { expectGood, type Member, newMember, publishProducer } from '../offers/market-steps.ts'
import { FILES, publishDrawnOrder } from './drawn-order.ts'

const WORDS = {
  uk: {
    title: 'Креслення і файли',
    size: '10 × 20 × 30 мм',
    hidden: '2 файли замовник показує лише виробникам.',
    signIn: 'Увійти',
    addProducer: 'Додати виробника',
    readNda: 'Прочитати угоду й прийняти',
    ndaVersion: 'Версія 1',
    accept: 'Прийняти угоду',
    tick: 'Позначте, що приймаєте угоду.',
    agree: /Угоду прочитано/,
    accepted: /Угоду прийнято .* Ательє «Наперсток»/,
    download: (name: string) => `Завантажити «${name}»`,
    ask: 'Попросити доступ',
    note: 'Пояснення для замовника (необов’язково)',
    send: 'Надіслати прохання',
    asked: /Ви попросили доступ .* Замовник ще не відповів\./,
    noticeAsked: /просить відкрити файли/,
    noticeGranted: /відкрив вам файли/,
    manage: 'Хто просить доступ і хто відкривав',
    waiting: '1 прохання чекає на відповідь',
    letIn: 'Допустити: Ательє «Наперсток»',
    admitted: 'Кого допущено',
    log: 'Хто відкривав',
    times: /[12] раз/,
    takeBack: 'Забрати доступ',
    sure: 'Забрати доступ: Ательє «Наперсток»',
    refused: 'Кому не відкрито',
    revoked: /Замовник не відкриває вам частини файлів/,
  },
  en: {
    title: 'Drawings and files',
    size: '10 × 20 × 30 mm',
    hidden: 'The customer shows 2 files to producers only.',
    signIn: 'Sign in',
    addProducer: 'List a producer',
    readNda: 'Read and accept the agreement',
    ndaVersion: 'Version 1',
    accept: 'Accept the agreement',
    tick: 'Tick that you accept the agreement.',
    agree: /I have read the agreement/,
    accepted: /Accepted on .* for the producer Ательє «Наперсток»/,
    download: (name: string) => `Download “${name}”`,
    ask: 'Ask for access',
    note: 'Explanation for the customer (optional)',
    send: 'Send the request',
    asked: /You asked for access on .* The customer has not answered yet\./,
    noticeAsked: /asks you to open the files/,
    noticeGranted: /has opened the files/,
    manage: 'Who asks for access and who opened them',
    waiting: '1 request waits for your answer',
    letIn: 'Let in: Ательє «Наперсток»',
    admitted: 'Who is let in',
    log: 'Who opened them',
    times: /once|2 times/,
    takeBack: 'Take access back',
    sure: 'Take access back: Ательє «Наперсток»',
    refused: 'Who is not let in',
    revoked: /The customer does not open some of the files to you/,
  },
}

const MAKER = 'Ательє «Наперсток»'
const NOTE = 'Порахуємо складання й фарбування.'

async function pageOf(browser: Browser, member: Member): Promise<Page> {
  const context = await browser.newContext()
  await useToken(context, member.token)
  return context.newPage()
}

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const at = (path: string) => inLanguage(path, language)

  test(`in ${language} a producer gets at closed files step by step, and loses them again`, async ({
    page,
    context,
    browser,
    request,
  }) => {
    test.setTimeout(patience(150_000))
    const [customer, maker] = [await newMember(request), await newMember(request)]
    const order = await publishDrawnOrder(request, customer)
    const part = (of: Page) => of.getByRole('region', { name: words.title, exact: true })

    // A visitor reads the size of the public part without a click, and learns how many files are closed.
    await page.goto(at(`/orders/${order.slug}`))
    await expect(part(page).getByText(words.size)).toBeVisible()
    await expect(part(page).getByText(words.hidden)).toBeVisible()
    await expect(page.getByText(FILES.producers)).toHaveCount(0)
    await expectGood(page)
    await part(page).getByRole('link', { name: words.signIn }).click()
    await page.waitForURL(/\/login\?next=/)

    // Who has no producer is sent to add one.
    await useToken(context, maker.token)
    await page.goto(at(`/orders/${order.slug}`))
    await expect(part(page).getByRole('link', { name: words.addProducer })).toBeVisible()
    await expect(page.getByText(FILES.producers)).toHaveCount(0)

    // With a producer, the names are there, and the agreement is next.
    await publishProducer(request, maker, MAKER)
    await page.reload()
    await expect(part(page).getByText(FILES.producers)).toBeVisible()
    await expect(part(page).getByText(words.size)).toHaveCount(1)
    await expectGood(page)
    await part(page).getByRole('link', { name: words.readNda }).click()
    await expect(page.getByText(words.ndaVersion)).toBeVisible()
    await page.getByRole('button', { name: words.accept }).click()
    await expect(page.getByText(words.tick)).toBeVisible()
    await page.getByLabel(words.agree).check()
    await page.getByRole('button', { name: words.accept }).click()
    await expect(page.getByText(words.accepted)).toBeVisible()
    await expect(page.getByRole('button', { name: words.download(FILES.producers) })).toBeVisible()
    await expect(page.getByText(words.size)).toHaveCount(2)

    await page.getByLabel(words.note).fill(NOTE)
    await expectGood(page)
    await page.getByRole('button', { name: words.send }).click()
    await expect(page.getByText(words.asked)).toBeVisible()
    await expect(page.getByRole('button', { name: words.send })).toHaveCount(0)

    // The notice leads the owner to the requests, and the producer to the files.
    const owner = await pageOf(browser, customer)
    await owner.goto(at('/user/notices'))
    await owner.getByRole('link', { name: words.noticeAsked }).click()
    await expect(owner.getByRole('heading', { name: words.waiting })).toBeVisible()
    await expect(owner.getByText(NOTE)).toBeVisible()
    await expectGood(owner)
    await owner.getByRole('button', { name: words.letIn }).click()
    await expect(owner.getByRole('heading', { name: words.admitted })).toBeVisible()

    await page.goto(at('/user/notices'))
    await page.getByRole('link', { name: words.noticeGranted }).click()
    const button = page.getByRole('button', { name: words.download(FILES.granted) })
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(download.suggestedFilename()).toBe(FILES.granted)
    const link = download.url()
    expect((await page.request.get(link)).status()).toBe(200)
    await expectGood(page)

    await owner.reload()
    const row = owner
      .getByRole('region', { name: words.log })
      .getByRole('listitem')
      .filter({ hasText: FILES.granted })
    await expect(row).toContainText(MAKER)
    // The preview that the page shows may have been the first opening.
    await expect(row).toContainText(words.times)
    await owner.locator('summary').filter({ hasText: words.takeBack }).click()
    await owner.getByRole('button', { name: words.sure }).click()
    await expect(owner.getByRole('heading', { name: words.refused })).toBeVisible()
    await expectGood(owner)
    await owner.context().close()

    // The link that was given before is dead, and the page says why.
    expect((await page.request.get(link)).status()).toBe(404)
    await page.reload()
    await expect(page.getByText(words.revoked)).toBeVisible()
    await expect(button).toHaveCount(0)
  })
}

test('without JavaScript a producer accepts the agreement, asks, is let in and downloads', async ({
  browser,
  request,
}) => {
  test.setTimeout(patience(90_000))
  const words = WORDS.uk
  const [customer, maker] = [await newMember(request), await newMember(request)]
  const order = await publishDrawnOrder(request, customer)
  await publishProducer(request, maker, MAKER)
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const page = await plain.newPage()
  await useToken(plain, maker.token)
  await page.goto(`/orders/${order.slug}`)
  await page.getByRole('link', { name: words.readNda }).click()
  await page.getByLabel(words.agree).check()
  await page.getByRole('button', { name: words.accept }).click()
  await expect(page.getByText(words.accepted)).toBeVisible()
  await page.getByLabel(words.note).fill(NOTE)
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByText(words.asked)).toBeVisible()

  await useToken(plain, customer.token)
  await page.goto(`/orders/${order.slug}`)
  await page.getByRole('link', { name: words.manage }).click()
  await page.getByRole('button', { name: words.letIn }).click()
  await expect(page.getByRole('heading', { name: words.admitted })).toBeVisible()

  await useToken(plain, maker.token)
  await page.goto(`/orders/${order.slug}`)
  await page.getByRole('button', { name: words.download(FILES.granted) }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Посилання готове: завантажити' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(FILES.granted)
  await plain.close()
})
