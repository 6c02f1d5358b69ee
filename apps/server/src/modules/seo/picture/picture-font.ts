import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import opentype, { type Font, type PathCommand } from 'opentype.js'

/** Weights the pictures use. */
export type Weight = 400 | 600

const FILES = { 400: '400Regular', 600: '600SemiBold' } as const

const fonts = new Map<Weight, Font>()

/** A text as one outline and its width, so that no picture depends on the fonts of the machine. */
export type SetText = { readonly path: string; readonly width: number }

/** Marks that no letter took up: the library throws at some of them, such as a grave behind a decomposed `i`. */
const LOOSE_MARK = /\p{M}/u

/** Sets one line with its baseline at `x`, `y`. Characters the family lacks and loose marks are left out. */
export function setText(text: string, weight: Weight, size: number, x = 0, y = 0): SetText {
  const font = openFont(weight)
  const known = [...text.normalize('NFC')]
    .filter((character) => font.charToGlyphIndex(character) > 0 && !LOOSE_MARK.test(character))
    .join('')
  return {
    path: pathData(font.getPath(known, x, y, size).commands),
    width: font.getAdvanceWidth(known, size),
  }
}

/** The library's own writer turns some coordinates into NaN. */
function pathData(commands: readonly PathCommand[]): string {
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined)
      return type + numbers.map((value) => Math.round(value * 10) / 10).join(' ')
    })
    .join('')
}

/** Read and parsed once, some 20 ms a weight; a file holds the whole alphabet. */
function openFont(weight: Weight): Font {
  const opened = fonts.get(weight)
  if (opened) return opened
  const file = import.meta.resolve(`@expo-google-fonts/onest/${FILES[weight]}/Onest_${FILES[weight]}.ttf`)
  const { buffer, byteOffset, byteLength } = readFileSync(fileURLToPath(file))
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength))
  fonts.set(weight, font)
  return font
}
