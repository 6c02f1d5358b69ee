import { crc32, deflateSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { PASSWORD } from '../accounts/account-steps.ts'
import { WORDS } from '../accounts/account-words.ts'
import { inLanguage, type Language } from '../addresses.ts'
import { PLACING } from './placing-words.ts'

/** Presses the button «Далі» («Next») and waits for the step of the form with this heading. */
export async function clickNext(page: Page, language: Language, heading?: string): Promise<void> {
  await page.getByRole('button', { name: PLACING[language].next }).click()
  if (heading !== undefined) await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
}

export async function beginOrder(
  page: Page,
  language: Language,
  path = '/advertisement/order',
): Promise<void> {
  const words = PLACING[language]
  await page.goto(inLanguage(path, language))
  await page.getByLabel(words.title, { exact: true }).fill(words.sampleTitle)
  await page.getByPlaceholder(words.searchCategory).fill(words.categoryWord)
  await page.getByRole('radio', { name: words.category }).click()
  await page.getByLabel(words.description).fill(words.sampleText)
}

/**
 * Fills in the region and the contact. Without `email`, fills in only the region, because the contact of a signed-in
 * user is already known.
 */
export async function fillContact(page: Page, language: Language, email?: string): Promise<void> {
  const words = PLACING[language]
  await page.getByLabel(words.region).selectOption({ index: 5 })
  if (email === undefined) return
  await page.getByLabel(words.contactName).fill('Олена Коваль')
  await page.getByLabel(words.email).fill(email)
}

/** Fills in the form of an order without attaching files, and does not press the button that sends the form. */
export async function fillOrder(
  page: Page,
  language: Language,
  email?: string,
  path?: string,
): Promise<void> {
  const words = PLACING[language]
  await beginOrder(page, language, path)
  await page.getByLabel(words.quantity).pressSequentially('1250')
  await clickNext(page, language, words.terms)
  await clickNext(page, language, words.contactAndPreview)
  await fillContact(page, language, email)
}

/** Registers with the form of the thank-you page. The name and the e-mail address are already filled in there. */
export async function registerToOwn(page: Page, language: Language): Promise<void> {
  const words = WORDS[language]
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(words.passwordAgain).fill(PASSWORD)
  await page.getByRole('checkbox', { name: words.terms }).check()
  await page.getByRole('button', { name: words.register }).click()
}

export function picture(width = 640, height = 480): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.alloc(1 + width * 3, 0x5a)
  row[0] = 0
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}
