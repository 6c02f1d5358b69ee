import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawSharePicture } from './draw-share-picture.ts'

const facts = {
  label: 'Виробництво партії',
  title: 'Пошиття <робочих> курток & "штанів" з логотипом',
  strong: '500 шт. · від 100 000 до 150 000 ₴',
  lines: ['Спецодяг', 'Стрий, Львівська область'],
  brand: 'Верстат',
}

test('a picture has the size for link previews and shows its content', async () => {
  const picture = await drawSharePicture(facts)
  const { width, height, format } = await sharp(picture).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
  expect(picture.length).toBeLessThan(200_000)
  expect(await drawSharePicture({ ...facts, title: 'Інше' })).not.toEqual(picture)
  expect(await drawSharePicture(facts)).toEqual(picture)
})

test('a listing with a missing photo gets a picture without it', async () => {
  expect(await drawSharePicture({ ...facts, photo: '/nowhere/at/all.webp' })).toEqual(
    await drawSharePicture(facts),
  )
})
