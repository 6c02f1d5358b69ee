import { expect, test } from 'vitest'
import { readLegalBody } from './read-legal-body.ts'

test('titles begin sections, blank lines separate paragraphs, single line breaks are kept', () => {
  expect(readLegalBody('Before\n\n## One\nFirst\nline\n\nSecond\n## Two\n\nThird')).toEqual([
    { id: 's1', title: '', paragraphs: ['Before'] },
    { id: 's2', title: 'One', paragraphs: ['First\nline', 'Second'] },
    { id: 's3', title: 'Two', paragraphs: ['Third'] },
  ])
})

test('a text without titles is one section', () => {
  expect(readLegalBody('Only this')).toEqual([{ id: 's1', title: '', paragraphs: ['Only this'] }])
})
