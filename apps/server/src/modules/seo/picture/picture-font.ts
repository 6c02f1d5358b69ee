import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import opentype, { type Font, type PathCommand } from 'opentype.js'

export type Weight = 400 | 600

const FILES = { 400: '400Regular', 600: '600SemiBold' } as const

const fonts = new Map<Weight, Font>()

/** Text as an outline, so that pictures do not depend on installed fonts. */
export type OutlinedText = { readonly path: string; readonly width: number }

/**
 * Combining marks that normalization left alone. The library throws on some of them, such as a grave after a
 * decomposed `i`.
 */
const LOOSE_MARK = /\p{M}/u

/** Outlines one line with its baseline at `x`, `y`. Skips characters missing from the font and loose marks. */
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

/** The library's own serializer turns some coordinates into NaN. */
function pathData(commands: readonly PathCommand[]): string {
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined)
      return type + numbers.map((value) => Math.round(value * 10) / 10).join(' ')
    })
    .join('')
}

/** Parsed once, which takes about 20 ms per weight. */
function openFont(weight: Weight): Font {
  const opened = fonts.get(weight)
  if (opened) return opened
  const file = import.meta.resolve(`@expo-google-fonts/onest/${FILES[weight]}/Onest_${FILES[weight]}.ttf`)
  const { buffer, byteOffset, byteLength } = readFileSync(fileURLToPath(file))
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength))
  fonts.set(weight, font)
  return font
}
