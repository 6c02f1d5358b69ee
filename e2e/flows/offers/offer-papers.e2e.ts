import { expect, patience, test, whenHydrated } from '../../fixtures.ts'
import { useToken } from '../accounts/account-steps.ts'
import { inLanguage, LANGUAGES } from '../addresses.ts'
import { decide, newMember, publishOrder, publishProducer, sendOffer } from './market-steps.ts'

const WORDS = {
  uk: {
    quantity: 'Кількість: 400 шт. · Суми без ПДВ',
    printed: /Роздруковано .+ за київським часом/,
    declined: /Відхилено .+\. Причина: Строк/,
    accepted: /Прийнято \d/,
    table: 'Завантажити таблицю (CSV)',
    head: '№ пропозиції;Виробник;Стан;',
    file: 'Специфікація (PDF)',
  },
  en: {
    quantity: 'Quantity: 400 pcs · Sums without VAT',
    printed: /Printed .+ Kyiv time/,
    declined: /Declined .+\. Reason: Lead time/,
    accepted: /Accepted \d/,
    table: 'Download the table (CSV)',
    head: 'Offer No.,Producer,Status,',
    file: 'Specification (PDF)',
  },
}
const NOTE = 'Нам потрібно до початку грудня.'

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const at = (path: string) => inLanguage(path, language)

  test(`in ${language} a selection is printed on one sheet, and its table and specification are files`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(patience(90_000))
    const [customer, maker, rival] = [
      await newMember(request),
      await newMember(request),
      await newMember(request),
    ]
    const order = await publishOrder(request, customer)
    const one = await publishProducer(request, maker, 'Ательє «Наперсток»')
    const two = await publishProducer(request, rival, 'Фабрика «Шпулька»')
    const chosen = await sendOffer(request, maker, order, one, 12_000)
    const slow = await sendOffer(request, rival, order, two, 11_000, { leadDays: 90 })
    await decide(request, customer, slow, 'declined', { reason: 'term', note: NOTE })
    const { dealId } = await decide(request, customer, chosen, 'accepted')
    await useToken(context, customer.token)
    await page.goto(at(`/user/advertisment/offers/${order.slug}?quantity=400&sort=leadDays&vat=net`))
    await whenHydrated(page)
    const record = page.locator('main table')
    await expect(record).toBeHidden()

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('table')).toHaveCount(1)
    await expect(record).toContainText(words.quantity)
    await expect(record).toContainText(words.declined)
    await expect(record).toContainText(NOTE)
    await expect(record).toContainText(words.accepted)
    await expect(page.getByText(words.printed)).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Пошиття п’ятисот утеплених курток')
    for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'textbox'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    await expect(page.locator('summary:visible')).toHaveCount(0)
    const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(sheet.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
    expect(sheet).toMatch(/\/MediaBox\s*\[0 0 84[12][\d.]* 59[45]/)
    await page.emulateMedia({ media: 'screen' })

    const cookie = `token=${customer.token}`
    const table = await page.getByRole('link', { name: words.table }).getAttribute('href')
    const csv = await request.get(table ?? '', { headers: { cookie } })
    expect(csv.headers()['content-type']).toBe('text/csv; charset=utf-8')
    const [head, first] = (await csv.text()).split('\r\n')
    expect(head).toContain(words.head)
    expect(first).toContain('Наперсток')
    expect(first).toMatch(/[;,]400[;,]/)

    await page.goto(at(`/user/deals/${dealId}`))
    const file = await page.getByRole('link', { name: words.file }).getAttribute('href')
    const pdf = await request.get(file ?? '', { headers: { cookie } })
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    expect((await pdf.body()).toString('latin1')).toContain(`/Lang (${language})`)
    const other = await request.get(file ?? '', { headers: { cookie: `token=${rival.token}` } })
    expect(other.status()).toBe(404)
  })
}
