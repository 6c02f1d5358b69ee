import { createHash } from 'node:crypto'
import { copyFile, link, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  drawFile,
  type PictureSpec,
  pictureKey,
  type RenderedPicture,
  renderPicture,
  type StatedSizes,
} from '@verstat/demo'
import type { ImportRecord } from '../modules/directory/index.ts'
import { uuidV7 } from '../platform/ids/uuid-v7.ts'

type UploadRecord = ImportRecord<'uploads'> & { readonly id: string }

/**
 * The pictures and files of demo listings. Each picture is drawn once; the uploads that show it share its
 * files as hard links where the file system supports them.
 */
export type DemoMedia = {
  /** Draws the pictures that have not been drawn yet. Call it before `picture`. */
  readonly draw: (specs: readonly PictureSpec[]) => Promise<void>
  readonly picture: (spec: PictureSpec) => Promise<UploadRecord>
  /** A drawing of a part of the stated sizes. */
  readonly file: (
    file: { name: string; kind: 'pdf' | 'dxf' | 'step' },
    seed: number,
    stated: StatedSizes,
  ) => Promise<UploadRecord>
  /** Deletes the temporary folder of drawn pictures. */
  readonly done: () => Promise<void>
}

const DRAWINGS = 12
/** How many of each size that an order states. */
const STATED_DRAWINGS = 2
/** Three pictures drawn at once use two CPU cores fully. Each needs about 2 MB of memory. */
const AT_ONCE = 3

/** Creates the media in `folder`, with one subfolder for each upload. */
export function createDemoMedia(folder: string, now: Date): DemoMedia {
  const pool = join(folder, `.pool-${process.pid}`)
  const drawn = new Map<string, RenderedPicture>()

  return {
    async draw(specs) {
      const missing = new Map(specs.map((spec) => [pictureKey(spec), spec]))
      for (const key of drawn.keys()) missing.delete(key)
      const waiting = missing.entries()
      const drawRest = async () => {
        for (const [key, spec] of waiting) drawn.set(key, await draw(spec, join(pool, key)))
      }
      await Promise.all(Array.from({ length: AT_ONCE }, drawRest))
    },
    async picture(spec) {
      const key = pictureKey(spec)
      const picture = drawn.get(key)
      if (!picture) throw new Error(`${key} was not drawn`)
      const { width, height, renditions, placeholder } = picture
      const id = uuidV7(now)
      await mkdir(join(folder, id), { recursive: true })
      const names = renditions.flatMap((each) => [`${each.width}.avif`, `${each.width}.webp`])
      await Promise.all(names.map((name) => linkOrCopy(join(pool, key, name), join(folder, id, name))))
      const widths = renditions.map((each) => each.width)
      const size = renditions.at(-1)?.webp.length ?? 0
      const common = { id, name: `${key}.webp`, mime: 'image/webp', size, demo: true, created_at: now }
      return {
        ...common,
        kind: 'image',
        access: 'public',
        reading: 'unsupported',
        sha256: null,
        width,
        height,
        widths,
        placeholder,
      }
    },
    async file({ name, kind }, seed, stated) {
      // Few different drawings, because each of them is read once.
      const isStated = stated.thickness !== undefined || stated.maxSize !== undefined
      const { bytes, mime } = drawFile(kind, seed % (isStated ? STATED_DRAWINGS : DRAWINGS), stated)
      const id = uuidV7(now)
      await mkdir(join(folder, id), { recursive: true })
      await writeFile(join(folder, id, 'file'), bytes)
      const common = { id, name, mime, size: bytes.length, demo: true, created_at: now }
      return {
        ...common,
        kind: 'file',
        access: 'public',
        reading: 'pending',
        sha256: `\\x${createHash('sha256').update(bytes).digest('hex')}`,
        width: null,
        height: null,
        widths: [],
        placeholder: null,
      }
    },
    done: () => rm(pool, { recursive: true, force: true }),
  }
}

async function draw(spec: PictureSpec, folder: string): Promise<RenderedPicture> {
  const picture = await renderPicture(spec)
  await mkdir(folder, { recursive: true })
  for (const { width, avif, webp } of picture.renditions) {
    await writeFile(join(folder, `${width}.avif`), avif)
    await writeFile(join(folder, `${width}.webp`), webp)
  }
  return picture
}

/**
 * File systems without hard links fail with different error codes, so any failed link falls back to a copy.
 */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    await copyFile(from, to)
  }
}
