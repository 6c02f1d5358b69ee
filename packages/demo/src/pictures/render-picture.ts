import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { drawPicture } from './draw-picture.ts'
import type { PictureSpec } from './picture-spec.ts'

export type Rendition = { readonly width: number; readonly avif: Buffer; readonly webp: Buffer }

export type RenderedPicture = {
  readonly width: number
  readonly height: number
  readonly renditions: readonly Rendition[]
  /** A tiny preview as a data URI. Pages show it blurred until the picture has loaded. */
  readonly placeholder: string
}

/** Widths in pixels in which each picture is rendered. `large` is also the width of the drawing itself. */
const WIDTHS = {
  wide43: { small: 320, large: 960 },
  cover31: { small: 640, large: 1440 },
  logo11: { small: 160, large: 320 },
} as const

/**
 * Draws a picture and encodes it in both widths. The smaller width is first. Rendering one picture takes about 0.1 s
 * on one processor core.
 */
export async function renderPicture(spec: PictureSpec): Promise<RenderedPicture> {
  const { small, large } = WIDTHS[spec.shape]
  const drawn = await pixels(sharp(Buffer.from(drawPicture(spec))).removeAlpha())
  const reduced = await pixels(open(drawn).resize(small))
  const renditions = await Promise.all([encode(reduced), encode(drawn)])
  const tiny = await open(reduced).resize(8).webp({ quality: 20, effort: 0 }).toBuffer()
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
  return { width: large, height: drawn.info.height, renditions, placeholder }
}

type Pixels = { readonly data: Buffer; readonly info: OutputInfo }

function pixels(image: Sharp): Promise<Pixels> {
  return image.raw().toBuffer({ resolveWithObject: true })
}

function open({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

/**
 * Encodes with effort 0, because the first start of a demo site waits for the pictures. Effort 0 is thirty times
 * faster than the default, but the files are twice as large.
 */
async function encode(image: Pixels): Promise<Rendition> {
  const [avif, webp] = await Promise.all([
    open(image).avif({ quality: 50, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer(),
    open(image).webp({ quality: 72, effort: 0 }).toBuffer(),
  ])
  return { width: image.info.width, avif, webp }
}
