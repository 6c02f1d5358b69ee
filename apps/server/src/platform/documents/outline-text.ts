import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import opentype, { type Font, type PathCommand } from 'opentype.js'

export type Weight = 400 | 600

const FILES = { 400: '400Regular', 600: '600SemiBold' } as const

const fonts = new Map<Weight, Font>()

/** Text as an outline, so that share pictures do not depend on installed fonts. */
export type OutlinedText = { readonly path: string; readonly width: number }

/**
 * Combining marks that Unicode normalization did not merge with a letter. The library throws on some of them, such as
 * a grave accent after a decomposed `i`.
 */
const LOOSE_MARK = /\p{M}/u

/**
 * Returns the outline of one line of text whose baseline starts at `x`, `y`. Leaves out characters that the font does
 * not have, and combining marks that stand alone.
 */
export function outlineText(text: string, weight: Weight, size: number, x = 0, y = 0): OutlinedText {
  const font = openFont(weight)
  const known = [...text.normalize('NFC')]
    .filter((character) => font.charToGlyphIndex(character) > 0 && !LOOSE_MARK.test(character))
    .join('')
  return {
    path: pathData(font.getPath(known, x, y, size).commands),
    width: font.getAdvanceWidth(known, size),
  }
}

/** We serialize the path ourselves, because the serializer of the library turns some coordinates into NaN. */
function pathData(commands: readonly PathCommand[]): string {
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined)
      return type + numbers.map((value) => Math.round(value * 10) / 10).join(' ')
    })
    .join('')
}

/** Parses a font only once, because parsing takes about 20 ms per weight. */
function openFont(weight: Weight): Font {
  const opened = fonts.get(weight)
  if (opened) return opened
  const file = import.meta.resolve(`@expo-google-fonts/onest/${FILES[weight]}/Onest_${FILES[weight]}.ttf`)
  const { buffer, byteOffset, byteLength } = readFileSync(fileURLToPath(file))
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength))
  fonts.set(weight, font)
  return font
}
