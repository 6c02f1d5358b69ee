import { PICTURE_HEIGHT, PICTURE_WIDTH } from '@verstat/seo'
import sharp from 'sharp'
import { outlineText, type Weight } from './picture-font.ts'
import { lineCount, wrapText } from './wrap-text.ts'

/** The content of a share picture, in one language. */
export type PictureFacts = {
  readonly label: string
  readonly title: string
  /** The most important fact of the page, such as a budget. It is drawn in larger type. */
  readonly strong?: string
  readonly lines: readonly string[]
  readonly brand: string
  /** The path of a picture file. A file that cannot be read is left out. */
  readonly photo?: string
}

/**
 * These are the colours of the light theme. They are repeated here because the drawing cannot use the style sheet.
 */
const PAPER = '#f8f7f3'
const INK = '#161c26'
const INK_SOFT = '#515762'
const ACCENT = '#0a46b9'
const LINE = '#dedcd7'

const MARGIN = 72
const GAP = 48
const PHOTO_WIDTH = 420
const PANEL_WIDTH = 264
const QUALITY = 86

/**
 * Draws a JPEG of 1200×630 pixels for link previews. The drawing takes about 0.1 s, mostly outside the main thread.
 */
export async function drawSharePicture(facts: PictureFacts): Promise<Buffer> {
  const photo = facts.photo === undefined ? undefined : await readPhoto(facts.photo)
  const ground = sharp(Buffer.from(svg(facts, photo !== undefined)))
  const whole = photo
    ? ground.composite([{ input: photo, left: PICTURE_WIDTH - PHOTO_WIDTH, top: 0 }])
    : ground
  return whole
    .flatten({ background: PAPER })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

async function readPhoto(path: string): Promise<Buffer | undefined> {
  try {
    return await sharp(path).resize(PHOTO_WIDTH, PICTURE_HEIGHT, { fit: 'cover' }).toBuffer()
  } catch (error) {
    // If the photo cannot be read, the share picture is drawn without it.
    if (error instanceof Error && /missing|unsupported|corrupt|Vips/i.test(error.message)) return undefined
    throw error
  }
}

function svg(facts: PictureFacts, hasPhoto: boolean): string {
  const right = PICTURE_WIDTH - (hasPhoto ? PHOTO_WIDTH : PANEL_WIDTH)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">
<rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="${PAPER}"/>
${texts(facts, right - MARGIN - GAP)}
<path d="M${MARGIN} 520H${right - GAP}" stroke="${LINE}" stroke-width="2"/>
${brand(facts.brand, hasPhoto)}
${hasPhoto ? '' : panel()}
</svg>`
}

function texts({ label, title, strong, lines }: PictureFacts, width: number): string {
  const parts = [line(clipLine(label, 400, 28, width), 400, 28, 96, ACCENT)]
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

function brand(name: string, hasSign: boolean): string {
  const { path } = outlineText(name, 600, 32, hasSign ? MARGIN + 64 : MARGIN, 582)
  const mark = `<g transform="translate(${MARGIN} 548) scale(1.5)"><rect width="32" height="32" rx="7" fill="${ACCENT}"/>${sign()}</g>`
  return `${hasSign ? mark : ''}<path d="${path}" fill="${INK}"/>`
}

/** The logo on a coloured area, which is drawn when there is no photo. */
function panel(): string {
  const left = PICTURE_WIDTH - PANEL_WIDTH
  const scale = 5.5
  const side = 32 * scale
  return `<rect x="${left}" width="${PANEL_WIDTH}" height="${PICTURE_HEIGHT}" fill="${ACCENT}"/>
<g transform="translate(${left + (PANEL_WIDTH - side) / 2} ${(PICTURE_HEIGHT - side) / 2}) scale(${scale})">${sign()}</g>`
}

/** The logo shows a V-block that holds a bar. It is drawn in a square of 32×32 units. */
function sign(): string {
  return `<g fill="${PAPER}"><path d="M5 15h3.5l7.5 7.5 7.5-7.5H27v12H5z"/><path d="m16 4.8 6.9 6.9-6.9 6.9-6.9-6.9z"/></g>`
}
