import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import opentype, { type Font, type PathCommand } from 'opentype.js'

/** Weights the pictures use. */
export type Weight = 400 | 600

/** Files of the family in the order they are asked for a character; each holds some of the alphabet. */
const SUBSETS = ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext', 'symbols', 'math', 'vietnamese']

const fonts = new Map<string, Font>()

/** A text as one outline and its width, so that no picture depends on the fonts of the machine. */
export type SetText = { readonly path: string; readonly width: number }

/** Sets one line with its baseline at `x`, `y`. Characters the family lacks are left out. */
export function setText(text: string, weight: Weight, size: number, x = 0, y = 0): SetText {
  let path = ''
  let at = x
  for (const { font, run } of runs(text, weight)) {
    path += pathData(font.getPath(run, at, y, size).commands)
    at += font.getAdvanceWidth(run, size)
  }
  return { path, width: at - x }
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

/** Parts of a text that one file can set. */
function runs(text: string, weight: Weight): { font: Font; run: string }[] {
  const found: { font: Font; run: string }[] = []
  for (const character of text) {
    const last = found.at(-1)
    const font = last && has(last.font, character) ? last.font : fontFor(character, weight)
    if (!font) continue
    if (last?.font === font) last.run += character
    else found.push({ font, run: character })
  }
  return found
}

function fontFor(character: string, weight: Weight): Font | undefined {
  for (const subset of SUBSETS) {
    const font = openFont(subset, weight)
    if (has(font, character)) return font
  }
  return undefined
}

function has(font: Font, character: string): boolean {
  return font.charToGlyphIndex(character) > 0
}

/** Read and parsed once, some 20 ms a file. */
function openFont(subset: string, weight: Weight): Font {
  const name = `onest-${subset}-${weight}-normal.woff`
  const known = fonts.get(name)
  if (known) return known
  const { buffer, byteOffset, byteLength } = readFileSync(
    fileURLToPath(import.meta.resolve(`@fontsource/onest/files/${name}`)),
  )
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength))
  fonts.set(name, font)
  return font
}
