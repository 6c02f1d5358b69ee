import { expect, patience, test } from '../../fixtures.ts'
import { useToken } from '../accounts/account-steps.ts'
import { inLanguage, LANGUAGES } from '../addresses.ts'
import { expectGood, newMember, publishProducer } from '../offers/market-steps.ts'
import { pagesFile } from './drawing-files.ts'
import { FILES, publishDrawnOrder } from './drawn-order.ts'

const WORDS = {
  uk: {
    isSite: 'Перш ніж відкрити закритий файл, виробник приймає текст сайту.',
    isOwn: /виробник приймає вашу угоду/,
    use: 'Використати власну угоду (PDF)',
    choose: 'Виберіть файл угоди.',
    file: 'Файл угоди',
    save: 'Використовувати цю угоду',
    siteText: 'Повернути текст сайту',
    whose: /документ замовника, а не сайту/,
    view: 'Переглянути «Ugoda.pdf»',
    close: 'Закрити перегляд',
    page: 'Сторінка 1 з 2',
    agree: /Угоду замовника прочитано/,
    accept: 'Прийняти угоду',
    accepted: /Угоду замовника «Ugoda\.pdf» прийнято/,
    download: (name: string) => `Завантажити «${name}»`,
  },
  en: {
    isSite: 'Before opening a closed file, a producer accepts the text of the site.',
    isOwn: /a producer accepts your agreement/,
    use: 'Use your own agreement (PDF)',
    choose: 'Choose the file of the agreement.',
    file: 'File of the agreement',
    save: 'Use this agreement',
    siteText: 'Go back to the text of the site',
    whose: /the customer’s document, not the site’s/,
    view: 'View “Ugoda.pdf”',
    close: 'Close the viewer',
    page: 'Page 1 of 2',
    agree: /I have read the customer’s agreement/,
    accept: 'Accept the agreement',
    accepted: /The customer’s agreement “Ugoda\.pdf” was accepted/,
    download: (name: string) => `Download “${name}”`,
  },
}

const PDF = { name: 'Ugoda.pdf', mimeType: 'application/pdf', buffer: pagesFile(['One', 'Two']) }

for (const language of LANGUAGES) {
  const words = WORDS[language]

  test(`in ${language} a customer uses an own agreement, and a producer accepts it and opens a file`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(patience(120_000))
    const [customer, maker] = [await newMember(request), await newMember(request)]
    const order = await publishDrawnOrder(request, customer)
    await publishProducer(request, maker, 'Ательє «Наперсток»')

    await useToken(context, customer.token)
    await page.goto(inLanguage(`/user/orders/${order.id}/files`, language))
    await expect(page.getByText(words.isSite)).toBeVisible()
    await page.locator('summary').filter({ hasText: words.use }).click()
    await page.getByRole('button', { name: words.save }).click()
    await expect(page.getByText(words.choose)).toBeVisible()
    await page.getByLabel(words.file).setInputFiles(PDF)
    // The name at the beginning of the row, not the sentence that announces it.
    await expect(page.getByText(/^Ugoda\.pdf/)).toBeVisible()
    await expectGood(page)
    await page.getByRole('button', { name: words.save }).click()
    await expect(page.getByText(words.isOwn)).toBeVisible()
    await expectGood(page)

    // The producer reads it in the page, and the order's files open after the acceptance.
    await useToken(context, maker.token)
    await page.goto(inLanguage(`/orders/${order.slug}/files`, language))
    await expect(page.getByText(words.whose)).toBeVisible()
    await expect(page.getByText(/^Ugoda\.pdf/)).toHaveCount(1)
    await page.getByRole('button', { name: words.view }).click()
    await expect(page.getByText(words.page)).toBeVisible()
    await page.getByRole('button', { name: words.close }).click()
    const [agreement] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: words.download(PDF.name) }).click(),
    ])
    expect(agreement.suggestedFilename()).toBe(PDF.name)
    await page.getByLabel(words.agree).check()
    await expectGood(page)
    await page.getByRole('button', { name: words.accept }).click()
    await expect(page.getByText(words.accepted)).toBeVisible()
    const [drawing] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.download(FILES.producers) }).click(),
    ])
    expect(drawing.suggestedFilename()).toBe(FILES.producers)
  })
}

test('without JavaScript a producer accepts the customer’s agreement, and the customer goes back to the text', async ({
  browser,
  request,
}) => {
  test.setTimeout(patience(90_000))
  const words = WORDS.uk
  const [customer, maker] = [await newMember(request), await newMember(request)]
  const order = await publishDrawnOrder(request, customer)
  await publishProducer(request, maker, 'Ательє «Наперсток»')
  const headers = { authorization: `Bearer ${customer.token}` }
  const upload = await request.post('/v1/upload', { headers, multipart: { file: PDF } })
  const { id: uploadId } = await upload.json()
  const replaced = await request.post(`/v1/order/${order.id}/nda/file`, { headers, data: { uploadId } })
  expect(replaced.status()).toBe(200)

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const page = await plain.newPage()
  await useToken(plain, maker.token)
  await page.goto(`/orders/${order.slug}/files`)
  await expect(page.getByRole('link', { name: words.download(PDF.name) })).toBeVisible()
  await page.getByLabel(words.agree).check()
  await page.getByRole('button', { name: words.accept }).click()
  await expect(page.getByText(words.accepted)).toBeVisible()

  await useToken(plain, customer.token)
  await page.goto(`/user/orders/${order.id}/files`)
  await page.getByRole('button', { name: words.siteText }).click()
  await expect(page.getByText(words.isSite)).toBeVisible()
  await plain.close()
})
