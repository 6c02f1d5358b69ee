import type { Logo } from '@verstat/contract'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '@verstat/seo'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { outlineText, type Weight } from '../../../platform/documents/outline-text.ts'
import { brandSign, type StoredImage } from '../../brand/index.ts'
import { lineCount, wrapText } from './wrap-text.ts'

/** The content of a share picture, in one language. */
export type PictureFacts = {
  readonly label: string
  readonly title: string
  /** The most important fact of the page, such as a budget. It is drawn in larger type. */
  readonly strong?: string
  readonly lines: readonly string[]
  readonly brand: string
  /** The accent colour of the light theme. */
  readonly accent: string
  /** Replaces our sign. */
  readonly logo?: DrawnLogo
  /** A photo that cannot be read is left out. */
  readonly photo?: StoredImage
  /** A picture that staff chose. It is shown instead of everything else. */
  readonly whole?: StoredImage
}

export type DrawnLogo = {
  readonly image: StoredImage
  readonly ground: Logo['ground']
  /** Whether the logo contains the name. If it does, the name is not written beside the logo. */
  readonly isWide: boolean
}

export type ReadImage = (image: StoredImage) => Promise<Buffer | undefined>

/**
 * These are the colours of the light theme. They are repeated here because the drawing cannot use the style sheet.
 */
const PAPER = '#f8f7f3'
const INK = '#161c26'
const INK_SOFT = '#515762'
const LINE = '#dedcd7'

const MARGIN = 72
const GAP = 48
const PHOTO_WIDTH = 420
const PANEL_WIDTH = 264
const PLATE = '#fefdfc'
const PLATE_MARGIN = 24
const QUALITY = 86

/**
 * Draws a JPEG of 1200×630 pixels for link previews. The drawing takes about 0.1 s, mostly outside the main thread.
 */
export async function drawSharePicture(facts: PictureFacts, read: ReadImage): Promise<Buffer> {
  const whole = await fitted(facts.whole, read, {
    width: PICTURE_WIDTH,
    height: PICTURE_HEIGHT,
    fit: 'cover',
  })
  if (whole) return encode(sharp(whole))
  const photo = await fitted(facts.photo, read, { width: PHOTO_WIDTH, height: PICTURE_HEIGHT, fit: 'cover' })
  const logos = await drawLogos(facts.logo, read, photo !== undefined)
  const ground = sharp(Buffer.from(svg(facts, photo !== undefined, logos.length > 0)))
  return encode(
    ground.composite([
      ...(photo ? [{ input: photo, left: PICTURE_WIDTH - PHOTO_WIDTH, top: 0 }] : []),
      ...logos,
    ]),
  )
}

function encode(picture: Sharp): Promise<Buffer> {
  return picture
    .flatten({ background: PAPER })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** Reads and resizes a stored picture. Returns undefined when it cannot be read. */
async function fitted(
  image: StoredImage | undefined,
  read: ReadImage,
  {
    width,
    height,
    fit,
  }: { readonly width: number; readonly height: number; readonly fit: 'cover' | 'inside' },
): Promise<Buffer | undefined> {
  const content = image && (await read(image))
  if (!content) return undefined
  try {
    return await sharp(content).resize(width, height, { fit }).png({ compressionLevel: 1 }).toBuffer()
  } catch (error) {
    // If a picture cannot be read, the share picture is drawn without it.
    if (error instanceof Error && /missing|unsupported|corrupt|Vips/i.test(error.message)) return undefined
    throw error
  }
}

/** Places the logo at the bottom when there is a photo, and otherwise in the middle of the coloured area. */
async function drawLogos(
  logo: DrawnLogo | undefined,
  read: ReadImage,
  hasPhoto: boolean,
): Promise<OverlayOptions[]> {
  const box = hasPhoto
    ? { width: 320, height: 56 }
    : { width: PANEL_WIDTH - 2 * PLATE_MARGIN - 32, height: 176 }
  const input = await fitted(logo?.image, read, { ...box, fit: 'inside' })
  if (!input || !logo) return []
  const { width, height } = await sharp(input).metadata()
  const plateFill = logo.ground === 'dark' ? INK : PLATE
  if (hasPhoto) {
    const top = Math.round(571 - height / 2)
    const plate = { left: MARGIN - 12, top: top - 8, width: width + 24, height: height + 16 }
    return [...(logo.ground === 'dark' ? [plateAt(plate, plateFill)] : []), { input, left: MARGIN, top }]
  }
  const left = Math.round(PICTURE_WIDTH - PANEL_WIDTH / 2 - width / 2)
  const top = Math.round((PICTURE_HEIGHT - height) / 2)
  const plate = {
    left: PICTURE_WIDTH - PANEL_WIDTH + PLATE_MARGIN,
    top: top - 24,
    width: PANEL_WIDTH - 2 * PLATE_MARGIN,
    height: height + 48,
  }
  return [plateAt(plate, plateFill), { input, left, top }]
}

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

function plateAt({ left, top, width, height }: Box, fill: string): OverlayOptions {
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="16" fill="${fill}"/></svg>`
  return { input: Buffer.from(plate), left, top }
}

function svg(facts: PictureFacts, hasPhoto: boolean, hasLogo: boolean): string {
  const right = PICTURE_WIDTH - (hasPhoto ? PHOTO_WIDTH : PANEL_WIDTH)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">
<rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="${PAPER}"/>
${texts(facts, right - MARGIN - GAP)}
<path d="M${MARGIN} 520H${right - GAP}" stroke="${LINE}" stroke-width="2"/>
${brandLine(facts, hasPhoto, hasLogo)}
${hasPhoto ? '' : panel(facts.accent, hasLogo)}
</svg>`
}

function texts({ label, title, strong, lines, accent }: PictureFacts, width: number): string {
  const parts = [line(clipLine(label, 400, 28, width), 400, 28, 96, accent)]
  const size = titleSize(title, width)
  const leading = Math.round(size * 1.16)
  let y = 96 + 28 + leading
  for (const text of wrapText(title, { weight: 600, size, width, lines: 3 })) {
    parts.push(line(text, 600, size, y, INK))
    y += leading
  }
  y += 8
  if (strong !== undefined) {
    parts.push(line(clipLine(strong, 600, 34, width), 600, 34, y, INK))
    y += 48
  }
  for (const text of lines.flatMap((each) =>
    wrapText(each, { weight: 400, size: 30, width, lines: lines.length === 1 ? 3 : 2 }),
  )) {
    if (y > 492) break
    parts.push(line(text, 400, 30, y, INK_SOFT))
    y += 42
  }
  return parts.join('\n')
}

function titleSize(title: string, width: number): number {
  return (
    [66, 58, 50].find((size) => lineCount(title, { weight: 600, size, width }) <= (size === 66 ? 2 : 3)) ?? 46
  )
}

function clipLine(text: string, weight: Weight, size: number, width: number): string {
  return wrapText(text, { weight, size, width, lines: 1 })[0] ?? ''
}

function line(text: string, weight: Weight, size: number, y: number, fill: string): string {
  return `<path d="${outlineText(text, weight, size, MARGIN, y).path}" fill="${fill}"/>`
}

/**
 * The name at the bottom. When there is a photo, our brand sign or the square logo precedes the name, and a wide logo
 * replaces the name.
 */
function brandLine({ brand, accent, logo }: PictureFacts, hasPhoto: boolean, hasLogo: boolean): string {
  if (hasPhoto && hasLogo && logo?.isWide) return ''
  const { path } = outlineText(brand, 600, 32, hasPhoto ? MARGIN + (hasLogo ? 76 : 64) : MARGIN, 582)
  const mark = `<g transform="translate(${MARGIN} 548) scale(1.5)"><rect width="32" height="32" rx="7" fill="${accent}"/>${brandSign(PAPER)}</g>`
  return `${hasPhoto && !hasLogo ? mark : ''}<path d="${path}" fill="${INK}"/>`
}

/** The coloured area that is drawn when there is no photo. It contains our brand sign, unless there is a logo. */
function panel(accent: string, hasLogo: boolean): string {
  const left = PICTURE_WIDTH - PANEL_WIDTH
  const scale = 5.5
  const side = 32 * scale
  const sign = `<g transform="translate(${left + (PANEL_WIDTH - side) / 2} ${(PICTURE_HEIGHT - side) / 2}) scale(${scale})">${brandSign(PAPER)}</g>`
  return `<rect x="${left}" width="${PANEL_WIDTH}" height="${PICTURE_HEIGHT}" fill="${accent}"/>${hasLogo ? '' : sign}`
}
