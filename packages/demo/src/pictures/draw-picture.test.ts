import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawPicture } from './draw-picture.ts'
import { MOTIFS } from './motifs/motif-registry.ts'
import { type PictureSpec, pictureKey } from './picture-spec.ts'
import { allPictures } from './pictures.testing.ts'

const NUMBER = /^-?\d+(\.\d+)?$/

describe('drawing pictures', () => {
  test('the same specification gives the same picture, and another seed gives another picture', () => {
    const spec: PictureSpec = { motif: 'nesting', seed: 4, shape: 'wide43', root: 'sheet-metal' }
    expect(drawPicture(spec)).toBe(drawPicture({ ...spec }))
    expect(drawPicture({ ...spec, seed: 7 })).not.toBe(drawPicture(spec))
  })

  test.each(
    Object.keys(MOTIFS) as PictureSpec['motif'][],
  )('%s draws finite coordinates and no text for many seeds', (motif) => {
    for (let seed = 0; seed < 12; seed++) {
      const svg = drawPicture({ motif, seed, shape: 'wide43', root: 'assembly' })
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|font/)
      for (const [, path = ''] of svg.matchAll(/ d="([^"]*)"/g)) {
        const words = path.match(/[^\sMLHVCQAZmlhvcqaz,-]+|-[^\sMLHVCQAZmlhvcqaz,-]+/g) ?? []
        expect(words.filter((word) => !NUMBER.test(word))).toEqual([])
      }
    }
  })

  test('every predefined picture has the right size and more than a background', async () => {
    const sizes = { wide43: [96, 72], cover31: [96, 32], logo11: [96, 96] } as const
    for (const spec of allPictures()) {
      const image = sharp(Buffer.from(drawPicture(spec)))
        .resize(96)
        .removeAlpha()
      const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height], pictureKey(spec)).toEqual(sizes[spec.shape])
      expect(new Set(data).size, pictureKey(spec)).toBeGreaterThan(40)
    }
  }, 30_000)
})
