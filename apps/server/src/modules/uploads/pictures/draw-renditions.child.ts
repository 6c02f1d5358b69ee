import { setPriority } from 'node:os'
import sharp from 'sharp'
import type { DrawnPicture, PictureFault } from './draw-upload.ts'
import { PIXELS_MAX, storedSize } from './picture-plan.ts'
import { storeRenditions } from './store-renditions.ts'

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
  return storeRenditions(upright, size, folder)
}
