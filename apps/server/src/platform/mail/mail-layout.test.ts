import { expect, test } from 'vitest'
import { renderEmail } from './mail-layout.ts'

const letter = {
  to: 'olena@example.com',
  locale: 'uk',
  brand: 'Верстат',
  accent: '#00592b',
  subject: 'Тема <b>',
  paragraphs: ['Перший & другий'],
  button: { label: 'Відкрити', url: 'https://verstat.example/verify/a?x="y"' },
  quote: '<script>alert(1)</script>\nдругий рядок',
  footer: 'Цього листа надіслано автоматично.',
} as const

test('no text of an e-mail becomes markup', () => {
  const { html } = renderEmail(letter)
  expect(html).not.toMatch(/<script|<b>/)
  expect(html).toContain('Перший &amp; другий')
  expect(html).toContain('href="https://verstat.example/verify/a?x=&quot;y&quot;"')
  expect(html).toContain('<html lang="uk">')
})

test('the text version contains the whole e-mail with its link', () => {
  const { text, subject } = renderEmail(letter)
  expect(subject).toBe('Тема <b>')
  expect(text).toContain('Відкрити:\nhttps://verstat.example/verify/a?x="y"')
  expect(text).toContain('> <script>alert(1)</script>\n> другий рядок')
  expect(text).toContain('Верстат')
})

test('a quoted reason follows the sentence that announces it', () => {
  const { text, html } = renderEmail({ ...letter, paragraphs: ['Причина:', 'Напишіть нам.'], quote: 'Спам' })
  for (const written of [text, html])
    expect(written).toMatch(/Причина:.*Спам.*Напишіть нам\..*verstat\.example/s)
})

test('the button has the colour of the site', () => {
  expect(renderEmail(letter).html).toContain('background:#00592b;color:#ffffff')
})

test('the link that turns such e-mails off is the last of both versions, if there is one', () => {
  const unsubscribe = { label: 'Не надсилати', url: 'https://verstat.example/unsubscribe?code=1.a&b' }
  const { text, html } = renderEmail({ ...letter, unsubscribe })
  expect(text).toMatch(
    /автоматично\.\n\nНе надсилати:\nhttps:\/\/verstat\.example\/unsubscribe\?code=1\.a&b\n$/,
  )
  expect(html).toMatch(
    /автоматично\.<br><a href="[^"]*\?code=1\.a&amp;b" style="[^"]*">Не надсилати<\/a><\/p>/,
  )
  expect(renderEmail(letter).text).toMatch(/автоматично\.\n$/)
})
