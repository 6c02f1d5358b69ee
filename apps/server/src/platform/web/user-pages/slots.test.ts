import { expect, test } from 'vitest'
import { cutAtSlots, SLOT_MARKS, wholePage } from './slots.ts'

const slot = (name: string, text: string) => SLOT_MARKS.open(name) + text + SLOT_MARKS.close

test('a page is cut into what all users get and what one user gets', () => {
  const page = cutAtSlots(`<html data-user="${slot('user', '{}')}"><p>${slot('name', 'Ніна')}</p></html>`)
  expect(page).toEqual({
    texts: ['<html data-user="', '"><p>', '</p></html>'],
    slots: [
      { name: 'user', text: '{}' },
      { name: 'name', text: 'Ніна' },
    ],
  })
  expect(wholePage(page)).toBe('<html data-user="{}"><p>Ніна</p></html>')
})

test('a page without slots stays whole', () => {
  expect(cutAtSlots('<p>~:name~</p>')).toEqual({ texts: ['<p>~:name~</p>'], slots: [] })
})

test('a slot may be empty', () => {
  expect(wholePage(cutAtSlots(`a${slot('one', '')}${slot('two', 'b')}`))).toBe('ab')
})

test('a slot that is not closed is an error', () => {
  expect(() => cutAtSlots(`a${SLOT_MARKS.close}b`)).toThrow('not closed')
})
