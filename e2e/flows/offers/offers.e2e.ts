import { expect, patience, test } from '../../fixtures.ts'
import { useToken } from '../accounts/account-steps.ts'
import { inLanguage, LANGUAGES } from '../addresses.ts'
import {
  expectGood,
  findDraft,
  newMember,
  publishOrder,
  publishProducer,
  sendOffer,
  submitAndApprove,
} from './market-steps.ts'

const WORDS = {
  uk: {
    send: 'Надіслати пропозицію',
    sendThis: 'Надіслати пропозицію',
    price: 'Ціна, грн',
    from: 'Від кількості, шт.',
    more: 'Додати ціну від більшої кількості',
    days: 'Строк, календарних днів',
    preview: 'Що побачить замовник',
    total: 'Разом за 500',
    number: 'Введіть ціну числом.',
    offers: /^Пропозиції/,
    awaits: 'Чекає на ваше підтвердження',
    again: 'Надіслати нову (залишилося 2 з 3)',
    last: /Вашу пропозицію №\s\d+ відхилено .+: строк\./,
    cheapest: 'Найменша ціна',
    byTerm: 'За строком',
    accept: 'Прийняти',
    acceptThis: 'Прийняти цю пропозицію',
    openDeal: 'Відкрити угоду',
    confirm: 'Підтвердити угоду',
    done: 'Роботу виконано',
    delivered: 'Роботу виконано',
    complete: 'Завершити угоду',
    completed: 'Завершено',
    decline: 'Відхилити',
    reason: 'Причина',
    declined: 'Пропозицію відхилено. Причина: Строк',
    change: 'Змінити',
    sendChanges: 'Надіслати зміни',
    orderAgain: 'Замовити ще',
    planned: 'Після публікації запросимо виробника Ательє «Наперсток»',
  },
  en: {
    send: 'Send an offer',
    sendThis: 'Send the offer',
    price: 'Price, UAH',
    from: 'From quantity, pcs',
    more: 'Add a price from a larger quantity',
    days: 'Lead time, calendar days',
    preview: 'What the customer will see',
    total: 'Total for 500',
    number: 'Enter the price as a number.',
    offers: /^Offers/,
    awaits: 'Waits for your confirmation',
    again: 'Send another (2 of 3 left)',
    last: /Your offer No\.\s\d+ was declined on .+: lead time\./,
    cheapest: 'Lowest price',
    byTerm: 'Lead time',
    accept: 'Accept',
    acceptThis: 'Accept this offer',
    openDeal: 'Open the deal',
    confirm: 'Confirm the deal',
    done: 'The work is done',
    delivered: 'Work done',
    complete: 'Complete the deal',
    completed: 'Completed',
    decline: 'Decline',
    reason: 'Reason',
    declined: 'The offer is declined. Reason: Lead time',
    change: 'Change',
    sendChanges: 'Send the changes',
    orderAgain: 'Order again',
    planned: 'Ательє «Наперсток» will be invited once it is published',
  },
}

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const at = (path: string) => inLanguage(path, language)

  test(`in ${language} an offer is sent, compared, accepted, confirmed and completed by clicks`, async ({
    page,
    context,
    browser,
    request,
  }) => {
    test.setTimeout(patience(90_000))
    const [customer, maker, rival] = [
      await newMember(request),
      await newMember(request),
      await newMember(request),
    ]
    const order = await publishOrder(request, customer)
    await publishProducer(request, maker, 'Ательє «Наперсток»')
    const rivalProducer = await publishProducer(request, rival, 'Фабрика «Шпулька»')
    await sendOffer(request, rival, order, rivalProducer, 15_000, { leadDays: 5 })

    // The producer finds the way from the page of the order.
    await useToken(context, maker.token)
    await page.goto(at(`/orders/${order.slug}`))
    await page.getByRole('link', { name: words.send }).click()
    await page.waitForURL(/\/offer$/)
    await expect(page.getByLabel(words.days)).toBeVisible()
    await expectGood(page)
    await page.getByRole('button', { name: words.sendThis }).click()
    await expect(page.getByText(words.number).first()).toBeVisible()
    await page.getByLabel(words.price).fill('120,50')
    await page.getByRole('button', { name: words.more }).click()
    await page.getByLabel(words.from).fill('400')
    await page.getByLabel(words.price).nth(1).fill('99')
    await page.getByLabel(words.days).fill('21')
    const preview = page.getByRole('complementary', { name: words.preview })
    await expect(preview).toContainText(language === 'uk' ? '49\u00a0500' : '49,500')

    // What was typed survives a reload.
    await page.reload()
    await expect(page.getByLabel(words.price).nth(1)).toHaveValue('99')
    await page.getByRole('button', { name: words.sendThis }).click()
    await page.waitForURL(/\/user\/offers\/[0-9a-f-]+$/)
    await expect(page.getByRole('link', { name: words.change, exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: words.total })).toContainText(
      language === 'uk' ? '49\u00a0500' : '49,500',
    )
    await expectGood(page)

    // The customer compares and accepts.
    const desk = await browser.newContext()
    await useToken(desk, customer.token)
    const buyer = await desk.newPage()
    await buyer.goto(at('/user/advertisment'))
    await buyer.getByRole('link', { name: words.offers }).first().click()
    await buyer.waitForURL(/\/user\/advertisment\/offers\//)
    await expect(buyer.getByText(words.cheapest)).toBeVisible()
    await expectGood(buyer)
    await buyer.getByRole('link', { name: words.byTerm }).click()
    await expect(buyer.getByRole('heading', { level: 2 }).first()).toContainText('Шпулька')
    await buyer.goBack()
    await expect(buyer.getByRole('heading', { level: 2 }).first()).toContainText('Наперсток')
    const column = buyer.getByRole('listitem').filter({ hasText: 'Наперсток' })
    const accept = column.locator('summary').filter({ hasText: words.accept })
    // The part stands at the lower edge of the window. What it unfolds comes into sight.
    await accept.evaluate((summary) => summary.scrollIntoView({ block: 'end' }))
    await accept.click()
    const acceptThis = column.getByRole('button', { name: words.acceptThis })
    await expect(acceptThis).toBeInViewport({ ratio: 1 })
    await acceptThis.click()
    // What happens next takes the focus.
    await expect(buyer.locator('#award')).toBeFocused()
    await expectGood(buyer)
    await buyer.getByRole('link', { name: words.openDeal }).click()
    await buyer.waitForURL(/\/user\/deals\//)
    await expect(buyer).toHaveTitle(/№\s\d+|No\.\s\d+/)
    await expect(buyer.getByText('Ательє «Наперсток»').first()).toBeVisible()
    await expectGood(buyer)

    await page.goto(at('/user/offers'))
    await expect(page.getByText(words.awaits, { exact: true })).toBeVisible()

    // The producer confirms and finishes, the customer completes.
    await page.goto(new URL(buyer.url()).pathname)
    await page.getByRole('button', { name: words.confirm }).click()
    await page.getByRole('button', { name: words.done }).click()
    // The customer hears of it before completing: a change that the page has not shown would be refused.
    await expect(buyer.getByText(words.delivered, { exact: true }).first()).toBeVisible({
      timeout: patience(20_000),
    })
    await buyer.locator('summary').filter({ hasText: words.complete }).click()
    await buyer.getByRole('button', { name: words.complete }).click()
    await expect(buyer.getByText(words.completed, { exact: true }).first()).toBeVisible()

    // The customer orders again, and the producer is invited when the draft is online.
    await expectGood(buyer)
    await buyer.getByRole('button', { name: words.orderAgain }).click()
    await buyer.waitForURL(/\/user\/advertisment\/edit\/order\//)
    await expect(buyer.getByText(words.planned)).toBeVisible()
    const draft = await findDraft(request, customer)
    expect(buyer.url()).toContain(draft.slug)
    await page.goto(at('/user/offers'))
    const invitation = page.locator(`a[href$="/orders/${draft.slug}"]`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(invitation).toHaveCount(0)
    await submitAndApprove(request, customer, draft.id)
    await page.reload()
    await invitation.first().click()
    await expect(page.getByRole('link', { name: words.send })).toBeVisible()
    await desk.close()
  })

  test(`in ${language} without JavaScript offers are read and declined, and the producer learns why`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(patience(60_000))
    const [customer, maker] = [await newMember(request), await newMember(request)]
    const order = await publishOrder(request, customer)
    const producer = await publishProducer(request, maker, 'Ательє «Наперсток»')
    const { id } = await sendOffer(request, maker, order, producer, 12_050)
    const plain = await browser.newContext({ javaScriptEnabled: false })
    await useToken(plain, customer.token)
    const page = await plain.newPage()
    await page.goto(at(`/user/advertisment/offers/${order.slug}`))
    await expect(page.getByText('120,5').or(page.getByText('120.5')).first()).toBeVisible()
    await page.locator('summary').filter({ hasText: words.decline }).click()
    await page.getByLabel(words.reason).selectOption('term')
    await page.getByRole('button', { name: words.decline }).click()
    await page.waitForURL(/\/user\/advertisment\/offers\//)
    await useToken(plain, maker.token)
    await page.goto(at(`/user/offers/${id}`))
    await expect(page.getByText(words.declined)).toBeVisible()
    await page.goto(at(`/orders/${order.slug}`))
    await expect(page.getByText(words.last)).toBeVisible()
    await page.getByRole('link', { name: words.again }).click()
    await expect(page.getByText(words.last)).toBeVisible()
    await plain.close()
  })
}

test('the comparison and the form fit 360 px and pass axe with sealed and open offers', async ({
  browser,
  request,
}) => {
  test.setTimeout(patience(60_000))
  const [customer, maker] = [await newMember(request), await newMember(request)]
  const producer = await publishProducer(request, maker, 'Ательє «Наперсток»')
  const open = await publishOrder(request, customer)
  const sealed = await publishOrder(request, customer, {
    title: { uk: 'Пошиття курток, закриті пропозиції' },
    offersOpen: 'atDeadline',
  })
  await sendOffer(request, maker, open, producer, 12_000)
  await sendOffer(request, maker, sealed, producer, 13_000)
  const phone = await browser.newContext({ viewport: { width: 360, height: 780 } })
  await useToken(phone, customer.token)
  const page = await phone.newPage()
  for (const { slug } of [open, sealed]) {
    await page.goto(`/user/advertisment/offers/${slug}`)
    await expectGood(page)
  }
  await expect(page.getByText('Надійшла 1 пропозиція')).toBeVisible()
  await expect(page.getByText('Ви вибрали запечатаний збір')).toBeVisible()
  await expect(page.getByText('130')).toHaveCount(0)
  await page.goto('/user/deals')
  await expectGood(page)
  await phone.close()
})

test('an open page of an order says at once that an offer has come', async ({ page, request }) => {
  test.setTimeout(patience(60_000))
  const [customer, maker] = [await newMember(request), await newMember(request)]
  const order = await publishOrder(request, customer)
  const producer = await publishProducer(request, maker, 'Ательє «Наперсток»')
  await page.goto(`/orders/${order.slug}`)
  await expect(page.getByText('Зараз чинних пропозицій немає.')).toBeVisible()
  await expect(page.locator('[data-connection]')).toHaveAttribute(
    'data-channels',
    new RegExp(`order:${order.id}=subscribed`),
    { timeout: patience(20_000) },
  )
  await sendOffer(request, maker, order, producer, 12_000)
  await expect(page.getByText('Зараз 1 чинна пропозиція.')).toBeVisible({ timeout: patience(10_000) })
})

test.describe('two tabs', () => {
  // The second acceptance is refused.
  test.use({ expectedNoise: [/status of 409|net::ERR_FAILED/] })

  test('that accept make one deal, and the second is told', async ({ context, request }) => {
    test.setTimeout(patience(60_000))
    const [customer, maker, rival] = [
      await newMember(request),
      await newMember(request),
      await newMember(request),
    ]
    const order = await publishOrder(request, customer)
    const one = await publishProducer(request, maker, 'Ательє «Наперсток»')
    const two = await publishProducer(request, rival, 'Фабрика «Шпулька»')
    await sendOffer(request, maker, order, one, 12_000)
    await sendOffer(request, rival, order, two, 13_000)
    await useToken(context, customer.token)
    const tabs = [await context.newPage(), await context.newPage()] as const
    // Without a realtime connection the second tab does not hear that the first has accepted, so it accepts too.
    await tabs[1].route('**/assets/live-part-*', (route) => route.abort())
    const names = ['Наперсток', 'Шпулька'] as const
    for (const [place, tab] of tabs.entries()) {
      await tab.goto(`/user/advertisment/offers/${order.slug}`)
      const column = tab.getByRole('listitem').filter({ hasText: names[place] ?? '' })
      await column.locator('summary').filter({ hasText: 'Прийняти' }).click()
    }
    await tabs[0].getByRole('button', { name: 'Прийняти цю пропозицію' }).click()
    await expect(tabs[0].getByRole('link', { name: 'Відкрити угоду' })).toBeVisible()
    await tabs[1].getByRole('button', { name: 'Прийняти цю пропозицію' }).click()
    await expect(tabs[1].getByRole('link', { name: 'Відкрити угоду' })).toBeVisible()
    const deals = await request.get('/v1/user/deals?as=customer', {
      headers: { authorization: `Bearer ${customer.token}` },
    })
    expect((await deals.json()).items).toHaveLength(1)
  })
})
