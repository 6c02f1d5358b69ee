import { expect, test } from 'vitest'
import { nbuQrUrl } from './nbu-qr.ts'

const details = {
  name: 'ФОП Тестовий Т.Т.',
  iban: 'UA473052990000026005026707459',
  amount: 29_900n,
  code: '43720363',
  purpose: 'Оплата рахунку INV-2026-000123',
}

test('Q1: a transfer is encoded in format 002 of the National Bank', () => {
  expect(nbuQrUrl(details)).toBe(
    'https://bank.gov.ua/qr/QkNECjAwMgoxClVDVAoK0KTQntCfINCi0LXRgdGC0L7QstC40Lkg0KIu0KIuClVBNDczMDUyOTkwMDAwMDI2MDA1MDI2NzA3NDU5ClVBSDI5OS4wMAo0MzcyMDM2MwoKCtCe0L_Qu9Cw0YLQsCDRgNCw0YXRg9C90LrRgyBJTlYtMjAyNi0wMDAxMjMK',
  )
})

test('a name or purpose cannot shift the fields after it', () => {
  const moved = nbuQrUrl({ ...details, name: 'ТОВ\nUA1', purpose: 'я'.repeat(300) })
  const lines = Buffer.from(moved.split('/').at(-1) ?? '', 'base64url')
    .toString('utf8')
    .split('\n')
  expect(lines).toHaveLength(13)
  expect(lines.slice(5, 9)).toEqual(['ТОВ UA1', details.iban, 'UAH299.00', details.code])
  expect(lines[11]).toHaveLength(140)
})
