import { accentPalette, type Logo } from '@verstat/contract'
import sharp from 'sharp'
import { brandSign } from './brand-sign.ts'

export type IconLook = {
  readonly accent: string | null
  /** The content of the logo, and the background (`ground`) on which the logo can be seen. */
  readonly logo?: { readonly content: Buffer; readonly ground: Logo['ground'] } | undefined
}

const PLATES = { light: '#ffffff', dark: '#161c26' } as const
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }
const ICO_HEADER = 22

/** Draws the icon as SVG. A logo is embedded, because an icon cannot load other files. */
export async function drawSvgIcon({ accent, logo }: IconLook): Promise<Buffer> {
  if (!logo) return Buffer.from(signIcon(accent, 7))
  const png = await drawLogo(logo, 64, plateOf(logo.ground))
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  )
}

/**
 * Draws the icon for the home screen of a phone. The icon has no transparent corners, because phones round the corners
 * themselves.
 */
export async function drawTouchIcon({ accent, logo }: IconLook): Promise<Buffer> {
  if (logo) return drawLogo(logo, 180, plateOf(logo.ground) ?? PLATES.light)
  return sharp(Buffer.from(signIcon(accent, 0)), { density: 405 })
    .resize(180)
    .png()
    .toBuffer()
}

/** Draws an ICO file that contains one PNG, for programs that read no SVG. */
export async function drawIcoIcon({ accent, logo }: IconLook): Promise<Buffer> {
  const png = logo
    ? await drawLogo(logo, 32, plateOf(logo.ground))
    : await sharp(Buffer.from(signIcon(accent, 7)))
        .resize(32)
        .png()
        .toBuffer()
  const header = Buffer.alloc(ICO_HEADER)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(ICO_HEADER, 18)
  return Buffer.concat([header, png])
}

function signIcon(accent: string | null, radius: number): string {
  const palette = accentPalette(accent)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="${radius}" fill="${palette['--color-accent'][0]}"/>${brandSign(palette['--color-accent-ink'][0])}</svg>`
}

function plateOf(ground: Logo['ground']): string | undefined {
  return ground === 'any' ? undefined : PLATES[ground]
}

async function drawLogo(
  { content }: NonNullable<IconLook['logo']>,
  size: number,
  plate: string | undefined,
): Promise<Buffer> {
  const margin = plate === undefined ? 0 : Math.round(size * 0.08)
  const background = plate ?? TRANSPARENT
  const inner = size - 2 * margin
  // Sharp flattens the logo before it adds the margins, so the logo and the margins need the same background.
  const drawn = sharp(content)
    .resize(inner, inner, { fit: 'contain', background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
  if (plate === undefined) return drawn.png().toBuffer()
  return drawn.flatten({ background }).removeAlpha().png().toBuffer()
}
