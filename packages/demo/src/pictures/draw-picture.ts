import { createRandom, type Random } from '../random.ts'
import { type BackdropName, backdrop } from './kit/backdrop.ts'
import { SHEETS } from './kit/motif.ts'
import { createPen } from './kit/pen.ts'
import { pictureTheme, type ThemeName } from './kit/picture-theme.ts'
import { MOTIFS } from './motifs/motif-registry.ts'
import type { PictureSpec } from './picture-spec.ts'

const THEMES: readonly ThemeName[] = ['paper', 'tint', 'blueprint']

/**
 * Returns the picture as SVG. One unit of the SVG is one pixel of the largest rendered size. The SVG needs no fonts
 * and no other files.
 */
export function drawPicture({ motif, seed, shape, root }: PictureSpec): string {
  const { width, height } = SHEETS[shape]
  const random = createRandom(seed).fork(root).fork(motif)
  const pen = createPen(pictureTheme(root, THEMES[seed % THEMES.length] ?? 'paper'), random)
  const ground = backdrop(pen, backdropName(shape, random.fork('backdrop')), width, height)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ' stroke-linecap="round" stroke-linejoin="round">',
    ground,
    MOTIFS[motif](pen),
    '</svg>',
  ].join('')
}

function backdropName(shape: PictureSpec['shape'], random: Random): BackdropName {
  if (shape === 'logo11') return 'plain'
  if (shape === 'cover31') return random.pick(['plain', 'dots'])
  return random.pick(['grid', 'grid', 'dots', 'plain', 'framed'])
}
