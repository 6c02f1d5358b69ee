import type { APIRequestContext } from '@playwright/test'
import { expect, patience, test } from '../../fixtures.ts'
import { ownSite } from '../../own-site.ts'
import { inLanguage, LANGUAGES } from '../addresses.ts'
import { expectGood, type Member, newMember, publishProducer } from './market-steps.ts'

// The clock of the site moves past the minutes in which an e-mail about a message waits.
ownSite(test, { PAYMENTS: 'sandbox' })
test.describe.configure({ mode: 'serial' })

const WORDS = {
  uk: {
    title: 'Відповідь у розмові',
    code: 'Код із листа',
    open: 'Відкрити розмову',
    text: 'Повідомлення',
    send: 'Надіслати',
    sent: 'Повідомлення надіслано.',
    required: 'Заповніть це поле.',
    wrong: /^Код не підходить/,
  },
  en: {
    title: 'Answer in the conversation',
    code: 'Code from the e-mail',
    open: 'Open the conversation',
    text: 'Message',
    send: 'Send',
    sent: 'The message was sent.',
    required: 'Fill in this field.',
    wrong: /^This code does not work/,
  },
}

const WRITTEN = 'Чи пошиєте сорок фартухів? Дивіться https://example.com/fartukh'
const SECRET_PAGE = {
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'cache-control': 'private, no-store',
}

type Mailed = { readonly code: string; readonly link: URL; readonly maker: Member; readonly id: string }

/** A customer writes to a producer, who gets an e-mail about it. */
async function mailed(request: APIRequestContext): Promise<Mailed> {
  const [customer, maker] = [await newMember(request), await newMember(request)]
  const producerId = await publishProducer(request, maker, 'Ательє «Фартух»')
  const started = await request.post('/v1/conversation', {
    headers: { authorization: `Bearer ${customer.token}` },
    data: { producerId, text: WRITTEN },
  })
  expect(started.ok()).toBe(true)
  const { id } = await started.json()
  const { now } = await (await request.get('/sandbox/clock')).json()
  const later = new Date(Date.parse(now) + 6 * 60_000).toISOString()
  expect((await request.post('/sandbox/clock', { data: { now: later } })).status()).toBe(200)
  let text = ''
  await expect
    .poll(
      async () => {
        const mails: ReadonlyArray<{ to: string; text: string }> = await (
          await request.get('/dev/mail.json')
        ).json()
        text =
          mails.find((mail) => mail.to === maker.email && mail.text.includes('/messages/reply#'))?.text ?? ''
        return text
      },
      { timeout: patience(30_000) },
    )
    .not.toBe('')
  const link = new URL(/https?:\/\/\S+\/messages\/reply#\S+/.exec(text)?.[0] ?? '')
  const code = /\/messages\/reply і введіть код ([\w-]{65})$/m.exec(text)?.[1] ?? ''
  expect(link.hash).toBe(`#${code}`)
  return { code, link, maker, id }
}

async function textsOf(request: APIRequestContext, { id, maker }: Mailed): Promise<string[]> {
  const headers = { authorization: `Bearer ${maker.token}` }
  const answer = await request.get(`/v1/conversation/${id}/messages`, { headers })
  return (await answer.json()).items.map((item: { text: string }) => item.text)
}

for (const language of LANGUAGES) {
  const words = WORDS[language]

  test(`in ${language} the button of the e-mail opens the conversation, and the answer arrives`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(patience(120_000))
    const mail = await mailed(request)
    const page = await (await browser.newContext()).newPage()
    const asked: string[] = []
    page.on('request', (each) => asked.push(each.url()))
    await page.goto(inLanguage(mail.link.pathname, language) + mail.link.hash)
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    const log = page.getByRole('log')
    await expect(log).toContainText(WRITTEN)
    await expect(log.getByRole('link')).toHaveCount(0)
    expect(new URL(page.url()).hash).toBe('')
    await expectGood(page)
    await page.getByRole('button', { name: words.send, exact: true }).click()
    await expect(page.getByText(words.required).first()).toBeVisible()
    await page.getByLabel(words.text, { exact: true }).fill('Так, за два тижні.')
    await page.getByRole('button', { name: words.send, exact: true }).click()
    await expect(log).toContainText('Так, за два тижні.')
    await expect(page.getByText(words.sent)).toBeVisible()
    await expect(page.getByLabel(words.text, { exact: true })).toHaveValue('')
    await page.getByLabel(words.text, { exact: true }).fill('Тканина ваша?')
    await page.getByRole('button', { name: words.send, exact: true }).click()
    await expect(log).toContainText('Тканина ваша?')
    await expectGood(page)
    expect(await textsOf(request, mail)).toEqual([WRITTEN, 'Так, за два тижні.', 'Тканина ваша?'])
    expect(asked.filter((url) => url.includes(mail.code))).toEqual([])
    // The code is gone from this tab.
    await page.reload()
    await expect(page.getByLabel(words.code)).toBeVisible()
    await page.context().close()
  })

  test(`in ${language} without JavaScript the code is typed, and never gets into an address`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(patience(120_000))
    const mail = await mailed(request)
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (each) => asked.push(each.url()))
    const path = inLanguage(mail.link.pathname, language)
    expect((await page.goto(path))?.headers()).toMatchObject(SECRET_PAGE)
    const posted = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.getByLabel(words.code).fill(`${mail.code.slice(0, -2)}xx`)
    await page.getByRole('button', { name: words.open }).click()
    expect((await posted).status()).toBe(404)
    await expect(page.getByText(words.wrong)).toBeVisible()
    const opened = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.getByLabel(words.code).fill(mail.code)
    await page.getByRole('button', { name: words.open }).click()
    expect((await opened).headers()).toMatchObject(SECRET_PAGE)
    const log = page.getByRole('log')
    await expect(log).toContainText(WRITTEN)
    await expect(log.getByRole('link')).toHaveCount(0)
    await page.getByRole('button', { name: words.send, exact: true }).click()
    await expect(page.getByText(words.required).first()).toBeVisible()
    await expect(log).toContainText(WRITTEN)
    await page.getByLabel(words.text, { exact: true }).fill('Пошиємо.')
    await page.getByRole('button', { name: words.send, exact: true }).click()
    await expect(page.getByText(words.sent)).toBeVisible()
    await expect(log).toContainText('Пошиємо.')
    expect(await textsOf(request, mail)).toEqual([WRITTEN, 'Пошиємо.'])
    expect(new URL(page.url()).pathname).toBe(path)
    expect(asked.filter((url) => url.includes(mail.code.slice(22)))).toEqual([])
    await context.close()
  })
}
