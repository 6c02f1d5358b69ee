import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawSharePicture, type PictureFacts } from './draw-share-picture.ts'

const facts = {
  label: 'Виробництво партії',
  title: 'Пошиття <робочих> курток & "штанів" з логотипом',
  strong: '500 шт. · від 100 000 до 150 000 ₴',
  lines: ['Спецодяг', 'Стрий, Львівська область'],
  brand: 'Верстат',
  accent: '#0a46b9',
}
const stored = { id: 'p', file: '640.webp' }
const nothing = async () => undefined
const draw = (shown: PictureFacts) => drawSharePicture(shown, nothing)
const plain = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } })
    .webp({ lossless: true })
    .toBuffer()

async function colorAt(picture: Buffer, left: number, top: number): Promise<string> {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [...pixel].map((part) => (part > 127 ? 'f' : '0')).join('')
}

test('a picture has the size for link previews and shows its content', async () => {
  const picture = await draw(facts)
  const { width, height, format } = await sharp(picture).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
  expect(picture.length).toBeLessThan(200_000)
  expect(await draw({ ...facts, title: 'Інше' })).not.toEqual(picture)
  expect(await draw(facts)).toEqual(picture)
})

test('a listing with a missing photo gets a picture without it', async () => {
  expect(await draw({ ...facts, photo: stored })).toEqual(await draw(facts))
})

test('a drawn picture shows the colour and the logo of the site', async () => {
  const accent = '#ff0000'
  expect(await colorAt(await draw({ ...facts, accent }), 1180, 20)).toBe('f00')
  const green = await plain('#00ff00', 200, 200)
  const logo = { image: stored, ground: 'any', isWide: false } as const
  const withLogo = await drawSharePicture({ ...facts, accent, logo }, async () => green)
  expect(await colorAt(withLogo, 1068, 315)).toBe('0f0')
  expect(await colorAt(withLogo, 1180, 20)).toBe('f00')
  expect(await draw({ ...facts, accent, logo })).toEqual(await draw({ ...facts, accent }))
})

test('a picture that staff chose is cropped from its middle to the size for link previews', async () => {
  const [blue, edge] = [await plain('#0000ff', 1200, 1200), await plain('#ff0000', 1200, 100)]
  const high = await sharp(blue)
    .composite([
      { input: edge, top: 0, left: 0 },
      { input: edge, top: 1100, left: 0 },
    ])
    .webp()
    .toBuffer()
  const picture = await drawSharePicture({ ...facts, whole: stored }, async () => high)
  const { width, height, format } = await sharp(picture).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
  for (const top of [5, 315, 625]) expect(await colorAt(picture, 600, top)).toBe('00f')
})
