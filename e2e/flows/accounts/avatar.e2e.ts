import type { Page } from '@playwright/test'
import { axeFindings } from '../../axe.ts'
import { expect, test } from '../../fixtures.ts'
import { inLanguage, LANGUAGES } from '../addresses.ts'
import { newUser, useToken } from './account-steps.ts'
import { WORDS } from './account-words.ts'

const TEXTS = {
  uk: {
    photo: 'Фото',
    choose: /Вибрати/,
    saved: 'Фото збережено',
    remove: 'Прибрати «Фото»',
    removed: 'Фото прибрано',
    notPicture: 'Підійдуть лише JPG, PNG, WebP або AVIF. Виберіть інший файл.',
    unreadable: /не зображення, яке ми приймаємо/,
    dismiss: /Сховати/,
  },
  en: {
    photo: 'Photo',
    choose: /Choose/,
    saved: 'Photo saved',
    remove: 'Remove “Photo”',
    removed: 'Photo removed',
    notPicture: 'Only JPG, PNG, WebP or AVIF will do. Choose another file.',
    unreadable: /not a picture that we accept/,
    dismiss: /Dismiss/,
  },
} as const

/** Returns a JPEG that the browser draws. Its content resembles a photo. */
async function takePhoto(page: Page): Promise<Buffer> {
  const text = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 600
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no pen')
    for (let x = 0; x < 900; x += 30) {
      pen.fillStyle = `hsl(${x / 3} 70% 50%)`
      pen.fillRect(x, 0, 30, 600)
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  return Buffer.from(text, 'base64')
}

for (const language of LANGUAGES) {
  test(`a photo is uploaded, shown, replaced and removed in ${language}`, async ({
    page,
    context,
    request,
  }) => {
    const texts = TEXTS[language]
    await useToken(context, await newUser(request))
    await page.goto(inLanguage('/user/edit', language))
    const input = page.getByRole('button', { name: new RegExp(`^${texts.photo} `) })
    const buffer = await takePhoto(page)
    await input.setInputFiles({ name: 'портрет.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByText(texts.saved)).toBeVisible()
    const shown = page.getByRole('main').getByRole('img', { name: 'Мотря Столяренко' })
    await expect(shown).toBeVisible()
    await expect
      .poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
      .toBe(true)
    const menu = page.getByRole('button', { name: WORDS[language].menu })
    await expect(menu.locator('img')).toHaveAttribute('src', /^\/media\/[0-9a-f-]{36}\/900\.webp$/)
    expect(await axeFindings(page)).toEqual([])

    await page.reload()
    const first = await menu.locator('img').getAttribute('src')
    await input.setInputFiles({ name: 'інший.jpg', mimeType: 'image/jpeg', buffer })
    await expect(menu.locator('img')).not.toHaveAttribute('src', first ?? '')
    await page.getByRole('button', { name: texts.remove }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(texts.removed)).toBeVisible()
    await expect(shown).toHaveCount(0)
    await expect(menu.locator('img')).toHaveCount(0)
    await expect(input).toBeFocused()
  })

  test(`a file that is no picture is refused with an explanation in ${language}`, async ({
    page,
    context,
    request,
  }) => {
    const texts = TEXTS[language]
    await useToken(context, await newUser(request))
    await page.goto(inLanguage('/user/edit', language))
    const input = page.getByRole('button', { name: new RegExp(`^${texts.photo} `) })
    await input.setInputFiles({
      name: 'звіт.exe',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('MZ'),
    })
    await expect(page.getByText(texts.notPicture).first()).toBeVisible()
    await page.getByRole('button', { name: texts.dismiss }).click()
    await expect(page.getByText('звіт.exe')).toHaveCount(0)
  })
}

test.describe('a refused upload', () => {
  test.use({ expectedNoise: [/415/] })

  test('explains the problem, also to screen readers', async ({ page, context, request }) => {
    await useToken(context, await newUser(request))
    await page.goto('/user/edit')
    const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    await page
      .getByRole('button', { name: /^Фото / })
      .setInputFiles({ name: 'лого.png', mimeType: 'image/png', buffer })
    await expect(page.getByText(TEXTS.uk.unreadable).first()).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'лого.png' })).toHaveText(TEXTS.uk.unreadable)
    expect(await axeFindings(page)).toEqual([])
  })
})
