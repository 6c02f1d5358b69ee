import { copyFile, link, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportRecord } from '../../modules/directory/index.ts'
import { uuidV7 } from '../../platform/ids/uuid-v7.ts'
import { drawFile } from '../pictures/draw-file.ts'
import { type PictureSpec, pictureKey } from '../pictures/picture-spec.ts'
import { type RenderedPicture, renderPicture } from '../pictures/render-picture.ts'

type UploadRecord = ImportRecord<'uploads'> & { readonly id: string }

/** Draws each picture once and lends it to any number of uploads. */
export type DemoMedia = {
  readonly picture: (spec: PictureSpec) => Promise<UploadRecord>
  readonly file: (file: { name: string; kind: 'pdf' | 'dxf' | 'step' }, seed: number) => Promise<UploadRecord>
  /** Removes what only the drawing needed. */
  readonly done: () => Promise<void>
}

/** Media in `folder`, one folder an upload; equal files are hard links where the file system has them. */
export function createDemoMedia(folder: string, now: Date): DemoMedia {
  const pool = join(folder, `.pool-${process.pid}`)
  const drawn = new Map<string, Promise<RenderedPicture>>()

  async function draw(spec: PictureSpec): Promise<RenderedPicture> {
    const picture = await renderPicture(spec)
    const from = join(pool, pictureKey(spec))
    await mkdir(from, { recursive: true })
    for (const { width, avif, webp } of picture.renditions) {
      await writeFile(join(from, `${width}.avif`), avif)
      await writeFile(join(from, `${width}.webp`), webp)
    }
    return picture
  }

  return {
    async picture(spec) {
      const key = pictureKey(spec)
      const drawing = drawn.get(key) ?? draw(spec)
      drawn.set(key, drawing)
      const { width, height, renditions, placeholder } = await drawing
      const id = uuidV7(now)
      await mkdir(join(folder, id), { recursive: true })
      const names = renditions.flatMap((each) => [`${each.width}.avif`, `${each.width}.webp`])
      await Promise.all(names.map((name) => linkOrCopy(join(pool, key, name), join(folder, id, name))))
      const widths = renditions.map((each) => each.width)
      const size = renditions.at(-1)?.webp.length ?? 0
      const common = { id, name: `${key}.webp`, mime: 'image/webp', size, demo: true, created_at: now }
      return { ...common, kind: 'image', is_public: true, width, height, widths, placeholder }
    },
    async file({ name, kind }, seed) {
      const { bytes, mime } = drawFile(kind, seed)
      const id = uuidV7(now)
      await mkdir(join(folder, id), { recursive: true })
      await writeFile(join(folder, id, 'file'), bytes)
      const common = { id, name, mime, size: bytes.length, demo: true, created_at: now }
      return {
        ...common,
        kind: 'file',
        is_public: true,
        width: null,
        height: null,
        widths: [],
        placeholder: null,
      }
    },
    done: () => rm(pool, { recursive: true, force: true }),
  }
}

/** File systems without hard links say so in different ways; a copy is right on all of them. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    await copyFile(from, to)
  }
}
