import { describe, expect, test } from 'vitest'
import { testPage } from '../../testing/test-page.ts'
import { fileFault } from './check-file.ts'
import { moved } from './uploaded.ts'

describe('moving a picture', () => {
  const items = ['a', 'b', 'c']
  test.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, -1, 'abc'],
    [2, 3, 'abc'],
    [5, 0, 'abc'],
  ])('from %i to %i', (from, to, order) => {
    expect(moved(items, from, to).join('')).toBe(order)
  })
})

describe('a file is refused before it is sent', () => {
  const page = testPage('en')
  const mega = 1024 * 1024
  test.each([
    ['picture', 'a.JPG', 10 * mega, null],
    ['picture', 'a.jpg', 10 * mega + 1, /too large/],
    ['picture', 'a.gif', 10, /Only JPG/],
    ['picture', 'without an ending', 10, null],
    ['picture', 'a.png', 0, /empty/],
    ['document', 'план.STP', 20 * mega, null],
    ['document', 'plan.dwg', 20 * mega + 1, /too large/],
    ['document', 'plan.exe', 10, /not accepted/],
    ['document', 'plan.jpg', 10, /not accepted/],
  ] as const)('%s %s of %i bytes', (kind, name, size, expected) => {
    const fault = fileFault(page, kind, { name, size })
    if (expected === null) expect(fault).toBeNull()
    else expect(fault).toMatch(expected)
  })
})

test('a field for PDF refuses other documents by their name', () => {
  const file = (name: string) => ({ name, size: 1_000 })
  expect(fileFault(testPage(), 'pdf', file('Угода.PDF'))).toBeNull()
  expect(fileFault(testPage(), 'pdf', file('Угода.docx'))).toMatch(/^Потрібен файл PDF/)
  expect(fileFault(testPage(), 'document', file('Угода.docx'))).toBeNull()
})
