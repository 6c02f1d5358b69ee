import { readFile, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { storeRenditions } from '../pictures/store-renditions.ts'
import type { ReadDrawing } from './read-in-child.ts'
import { loadReader } from './readers.ts'
import type { Reading } from './reading.ts'
import { UnsupportedContent } from './unreadable-content.ts'

// This program reads one drawing in a child process. A hostile file can then stop or crash only the child process. The
// arguments are the source file, its type and the folder for the results.
const [source = '', mime = '', folder = ''] = process.argv.slice(2)
// The child process gets a low priority, so that the server handles requests first.
setPriority(15)
sharp.cache(false)
sharp.concurrency(1)
process.once('disconnect', () => process.exit(1))
process.send?.(await read(), () => process.exit(0))

async function read(): Promise<ReadDrawing> {
  try {
    const reader = await loadReader(mime)
    if (!reader) return { state: 'unsupported', reason: `there is no reader of ${mime}` }
    const { facts, picture, view } = await reader(await readFile(source))
    if (view) await writeFile(join(folder, 'view'), view)
    const drawn = picture ? await draw(picture) : null
    return { state: 'ready', facts, picture: drawn, hasView: view !== undefined }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { state: error instanceof UnsupportedContent ? 'unsupported' : 'failed', reason }
  }
}

async function draw(picture: NonNullable<Reading['picture']>) {
  const image =
    'svg' in picture
      ? sharp(Buffer.from(picture.svg))
      : sharp(picture.pixels, { raw: { width: picture.width, height: picture.height, channels: 4 } })
  const { width, height } = await image.metadata()
  return storeRenditions(image, { width, height }, folder)
}
