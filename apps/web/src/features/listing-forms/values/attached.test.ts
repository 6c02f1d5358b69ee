import type { Picture } from '@verstat/contract'
import { expect, test } from 'vitest'
import { pictureParts, shownPicture } from './attached.ts'

const picture: Picture = {
  id: 'p',
  url: '/media/p/320.webp',
  width: 320,
  height: 240,
  widths: [320],
  placeholder: '',
  alt: null,
}

test('a picture keeps who may open it, and a public one sends no choice that nobody made', () => {
  const closed = shownPicture({ ...picture, isPublic: false, access: 'granted' })
  expect(pictureParts([shownPicture(picture), closed, { ...closed, access: 'public' }])).toEqual([
    { uploadId: 'p', alt: null },
    { uploadId: 'p', alt: null, access: 'granted' },
    { uploadId: 'p', alt: null, access: 'public' },
  ])
})
