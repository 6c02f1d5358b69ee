import { setPriority } from 'node:os'
import { join } from 'node:path'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import type { DrawnPicture, PictureFault } from './draw-upload.ts'
import { PIXELS_MAX, storedSize, storedWidths } from './picture-plan.ts'

// This program re-encodes one picture in a child process. A hostile file can then crash only the child process, and
// its memory is freed afterwards. The arguments are the source file and the folder for the results.
const [source = '', folder = ''] = process.argv.slice(2)
// The child process gets a low priority, so that the server handles requests first.
setPriority(15)
sharp.cache(false)
sharp.concurrency(1)
process.once('disconnect', () => process.exit(1))
process.send?.(await draw(), () => process.exit(0))

async function draw(): Promise<DrawnPicture | PictureFault> {
  try {
    const { width, height } = await sharp(source, { limitInputPixels: false }).metadata()
    if (width * height > PIXELS_MAX) return { fault: 'picture_too_large' }
    return await drawRenditions()
  } catch (error) {
    return { fault: 'picture_unreadable', reason: error instanceof Error ? error.message : String(error) }
  }
}

async function drawRenditions(): Promise<DrawnPicture> {
  // Takes only the first frame, rotates it upright and removes the metadata.
  const upright = sharp(source, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1, autoOrient: true })
  const { autoOrient: turned } = await upright.metadata()
  const size = storedSize(turned)
  const base = await pixels(upright.resize({ ...size, fit: 'fill' }).toColourspace('srgb'))
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
