import sharp from 'sharp'
import { outlineText } from '../../../platform/documents/outline-text.ts'
import { createLimiter } from '../../../platform/process/limiter.ts'

const QUALITY = 76
/** Drawing takes about 30 ms for each picture, outside the main thread. */
const limit = createLimiter(2, 100)

/** Draws a text across a picture in rows, and returns WebP. The text is an outline, so no font needs to be installed. */
export function drawMark(picture: Buffer, text: string): Promise<Buffer> {
  return limit(async () => {
    const image = sharp(picture)
    const { width, height } = await image.metadata()
    return image
      .composite([{ input: Buffer.from(markSvg(text, width, height)) }])
      .webp({ quality: QUALITY, effort: 2 })
      .toBuffer()
  })
}

function markSvg(text: string, width: number, height: number): string {
  const size = Math.max(9, Math.round(Math.min(width, height) / 22))
  const line = outlineText(text, 600, size)
  const [stepX, stepY] = [line.width + size * 3, size * 5]
  const reach = Math.hypot(width, height) / 2
  const places: string[] = []
  for (let row = 0, y = -reach; y < reach; y += stepY, row += 1) {
    const shift = (row % 2) * (stepX / 2)
    for (let x = -reach - shift; x < reach; x += stepX) {
      places.push(`<use href="#mark" x="${Math.round(x)}" y="${Math.round(y)}"/>`)
    }
  }
  // Dark letters with a light edge can be read on any ground.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><path id="mark" d="${line.path}" fill="#161c26" stroke="#fff" stroke-width="${size / 12}" paint-order="stroke"/></defs>
<g opacity="0.24" transform="translate(${width / 2} ${height / 2}) rotate(-24)">${places.join('')}</g></svg>`
}
