import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pictureFor } from './picture-spec.ts'
import { allPictures } from './pictures.testing.ts'
import { renderPicture } from './render-picture.ts'

describe('rendering pictures', () => {
  test.each([
    { kind: 'order', width: 960, height: 720, widths: [320, 960] },
    { kind: 'cover', width: 1440, height: 480, widths: [640, 1440] },
    { kind: 'logo', width: 320, height: 320, widths: [160, 320] },
  ] as const)('a picture of kind $kind comes as AVIF and WebP in two widths', async ({
    kind,
    width,
    height,
    widths,
  }) => {
    const picture = await renderPicture(pictureFor({ root: 'tooling', kind, index: 0 }))
    expect([picture.width, picture.height]).toEqual([width, height])
    expect(picture.renditions.map((rendition) => rendition.width)).toEqual(widths)
    for (const { width: at, avif, webp } of picture.renditions) {
      for (const [bytes, compression] of [
        [avif, 'av1'],
        [webp, undefined],
      ] as const) {
        const found = await sharp(bytes).metadata()
        expect(found).toMatchObject({ width: at, height: Math.round((at * height) / width) })
        expect(found.compression).toBe(compression)
      }
    }
  })

  test('placeholders are short data URIs that can be decoded', async () => {
    const some = allPictures().filter((_, index) => index % 24 === 0)
    for (const spec of some) {
      const { placeholder } = await renderPicture(spec)
      expect(placeholder).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/=]+$/)
      expect(placeholder.length).toBeLessThan(200)
      const bytes = Buffer.from(placeholder.slice(placeholder.indexOf(',') + 1), 'base64')
      expect((await sharp(bytes).metadata()).width).toBe(8)
    }
  })

  test('the small version of a picture for lists has few bytes', async () => {
    const { renditions } = await renderPicture(pictureFor({ root: 'sewing', kind: 'order', index: 0 }))
    expect(renditions[0]?.avif.length).toBeLessThan(12_000)
  })
})
