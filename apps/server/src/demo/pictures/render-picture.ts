import sharp from 'sharp'
import { drawPicture } from './draw-picture.ts'
import { SHEETS } from './kit/motif.ts'
import type { PictureSpec } from './picture-spec.ts'

export type Rendition = { readonly width: number; readonly avif: Buffer; readonly webp: Buffer }

export type RenderedPicture = {
  readonly width: number
  readonly height: number
  readonly renditions: readonly Rendition[]
  /** A miniature as data URI, to be shown blurred until the picture is there. */
  readonly placeholder: string
}

/** Widths in pixels of what is rendered, smallest first; the last one is the picture's own width. */
const WIDTHS = { wide43: [320, 960], cover31: [640, 1440], logo11: [160, 320] } as const

/** Draws a picture and encodes it in every width. */
export async function renderPicture(spec: PictureSpec): Promise<RenderedPicture> {
  const { width, height } = SHEETS[spec.shape]
  const svg = Buffer.from(drawPicture(spec))
  const { data, info } = await sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const renditions: Rendition[] = []
  for (const at of WIDTHS[spec.shape]) {
    const scaled = sharp(data, { raw }).resize(at)
    const [avif, webp] = await Promise.all([
      scaled.clone().avif({ quality: 50, effort: 0 }).toBuffer(),
      scaled.clone().webp({ quality: 72, effort: 0 }).toBuffer(),
    ])
    renditions.push({ width: at, avif, webp })
  }
  const tiny = await sharp(data, { raw }).resize(8).webp({ quality: 20, effort: 0 }).toBuffer()
  return { width, height, renditions, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
}
