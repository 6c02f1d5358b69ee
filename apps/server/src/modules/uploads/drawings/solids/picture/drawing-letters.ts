import { type Canvas, drawStroke } from './drawing-canvas.ts'

/**
 * The letters of technical drawings, each made of lines between points `x, y` of a field of 4 × 6. Digits and units are
 * the same in every language, so the picture needs no font and no translation.
 */
const LETTERS: Readonly<Record<string, string>> = {
  '0': '1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0',
  '1': '0.6,1.4 2.2,0 2.2,6',
  '2': '0,1.2 0.8,0 3.2,0 4,1 4,2 0,6 4,6',
  '3': '0,0 4,0 1.8,2.4 3,2.4 4,3.4 4,5 3,6 1,6 0,5',
  '4': '2.8,0 0,4.2 4,4.2|3,2.6 3,6',
  '5': '3.8,0 0.4,0 0.2,2.6 1,2.2 3,2.2 4,3.2 4,5 3,6 1,6 0,5',
  '6': '3.4,0 1.4,1.2 0,3.4 0,5 1,6 3,6 4,5 4,3.6 3,2.6 1,2.6 0,3.6',
  '7': '0,0 4,0 1.4,6',
  '8': '1,0 3,0 3.8,0.8 3.8,2 3,2.8 1,2.8 0.2,2 0.2,0.8 1,0|1,2.8 0,3.8 0,5 1,6 3,6 4,5 4,3.8 3,2.8',
  '9': '0.6,6 2.6,4.8 4,2.6 4,1 3,0 1,0 0,1 0,2.4 1,3.4 3,3.4 4,2.4',
  '.': '0,5.9 0.3,5.9',
  '×': '0,2 3.4,5.4|3.4,2 0,5.4',
  m: '0,6 0,2.2|0,3 0.9,2.2 1.6,2.2 2.4,3 2.4,6|2.4,3 3.3,2.2 4,2.2 4.8,3 4.8,6',
}

const WIDTHS: Readonly<Record<string, number>> = { '.': 0.3, '1': 2.2, '×': 3.4, m: 4.8, ' ': 1.6 }
const SPACING = 1.7
const HEIGHT = 6

export function textWidth(text: string, size: number): number {
  const units = [...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? 4) + SPACING, -SPACING)
  return (units * size) / HEIGHT
}

/** Writes a line whose letters are `size` pixels high, with its upper left corner at `x`, `y`. */
export function drawText(
  canvas: Canvas,
  text: string,
  { x, y, size, width, colour }: { x: number; y: number; size: number; width: number; colour: number },
): void {
  const scale = size / HEIGHT
  let at = x
  for (const letter of text) {
    for (const line of (LETTERS[letter] ?? '').split('|')) {
      const points = line.split(' ').map((point) => point.split(',').map(Number))
      for (const [i, [x1 = 0, y1 = 0]] of points.slice(1).entries()) {
        const [x0 = 0, y0 = 0] = points[i] ?? []
        drawStroke(canvas, {
          from: [at + scale * x0, y + scale * y0, 0],
          to: [at + scale * x1, y + scale * y1, 0],
          width,
          colour,
        })
      }
    }
    at += scale * ((WIDTHS[letter] ?? 4) + SPACING)
  }
}
