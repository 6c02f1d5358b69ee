import { outlineText, type Weight } from '../../../platform/documents/outline-text.ts'

export type TextBox = {
  readonly weight: Weight
  readonly size: number
  readonly width: number
  readonly lines: number
}

/** Wraps text to fit the box, at spaces if possible. Text that was cut ends with «…». */
export function wrapText(text: string, box: TextBox): string[] {
  const fits = (line: string) => outlineText(line, box.weight, box.size).width <= box.width
  const lines: string[] = []
  let line = ''
  const words = text.split(/\s+/).filter(Boolean)
  while (words.length > 0) {
    const word = words.shift() ?? ''
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) line = longer
    else if (line === '') {
      const [head, tail] = splitWord(word, fits)
      line = head
      words.unshift(tail)
    } else {
      if (lines.length === box.lines - 1) return [...lines, shorten(line, fits)]
      lines.push(line)
      line = ''
      words.unshift(word)
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** Returns how many lines the text needs when the number of lines is not limited. */
export function lineCount(text: string, box: Omit<TextBox, 'lines'>): number {
  return wrapText(text, { ...box, lines: Number.POSITIVE_INFINITY }).length
}

function splitWord(word: string, fits: (text: string) => boolean): [string, string] {
  const characters = [...word]
  let taken = 1
  while (taken < characters.length - 1 && fits(characters.slice(0, taken + 1).join(''))) taken += 1
  return [characters.slice(0, taken).join(''), characters.slice(taken).join('')]
}

function shorten(line: string, fits: (text: string) => boolean): string {
  let kept = line
  while (kept !== '' && !fits(`${kept}…`)) kept = kept.slice(0, -1)
  return `${kept.replace(/[\s,.;:—–-]+$/, '')}…`
}
