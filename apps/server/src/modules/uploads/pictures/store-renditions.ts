import { join } from 'node:path'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import type { DrawnPicture } from './draw-upload.ts'
import { type Size, storedWidths } from './picture-plan.ts'

/**
 * Stores a picture of the given size in all widths into `folder`. Call it in a child process only, because it uses the
 * processor for long.
 */
export async function storeRenditions(picture: Sharp, size: Size, folder: string): Promise<DrawnPicture> {
  const base = await pixels(picture.resize({ ...size, fit: 'fill' }).toColourspace('srgb'))
  const widths = storedWidths(size.width)
  let bytes = 0
  for (const width of widths) {
    const reduced = width === size.width ? base : await pixels(open(base).resize({ width }))
    await open(reduced)
      .avif({ quality: 50, effort: 3, chromaSubsampling: '4:2:0' })
      .toFile(join(folder, `${width}.avif`))
    const webp = await open(reduced)
      .webp({ quality: 76, effort: 2 })
      .toFile(join(folder, `${width}.webp`))
    bytes = webp.size
  }
  const tiny = await open(base)
    .resize({ width: 8 })
    .flatten({ background: '#fff' })
    .webp({ quality: 20 })
    .toBuffer()
  return { ...size, widths, bytes, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
}

type Pixels = { readonly data: Buffer; readonly info: OutputInfo }

function pixels(image: Sharp): Promise<Pixels> {
  return image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
}

function open({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}
