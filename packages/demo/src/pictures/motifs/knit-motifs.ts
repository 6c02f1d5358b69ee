import { mirrored, type Pen } from '../kit/pen.ts'
import { circle, num, rectangle, segment, series } from '../kit/svg-path.ts'

/** Returns the path of one stitch: two leaf-shaped halves that meet at the bottom. */
function stitchPath(x: number, y: number, width: number, height: number): string {
  const leaf = (side: number) => {
    const [cx, half] = [x + width / 2, (width / 2) * side]
    return `M${num(cx)} ${num(y + height * 1.28)}L${num(cx)} ${num(y + height * 0.5)}Q${num(cx + half * 0.25)} ${num(y + height * 0.1)} ${num(cx + half * 0.94)} ${num(y)}V${num(y + height * 0.66)}Q${num(cx + half * 0.7)} ${num(y + height * 0.9)} ${num(cx)} ${num(y + height * 1.28)}Z`
  }
  return leaf(-1) + leaf(1)
}

type Chart = (column: number, row: number) => number

/**
 * Colour patterns for bands of knitting: diamonds, zigzags, squares and dots. Each function says which colour a stitch
 * has.
 */
const CHARTS: readonly Chart[] = [
  (column, row) =>
    Math.abs((column % 12) - 6) + Math.abs((row % 12) - 6) === 5
      ? 1
      : Math.abs((column % 12) - 6) + Math.abs((row % 12) - 6) < 3
        ? 2
        : 0,
  (column, row) =>
    (row + Math.abs((column % 8) - 4)) % 6 < 2 ? 1 : row % 6 === 5 && column % 8 === 4 ? 2 : 0,
  (column, row) => {
    const [x, y] = [Math.abs((column % 14) - 7), Math.abs((row % 14) - 7)]
    const frame = Math.max(x, y)
    if (frame === 5) return 1
    return frame < 3 && x + y < 4 ? 2 : x === 7 && y === 7 ? 1 : 0
  },
  (column, row) =>
    row % 8 === 0 ? 1 : row % 8 === 4 ? (column % 4 < 2 ? 2 : 0) : (column + row) % 4 === 0 ? 1 : 0,
]

function fabric(
  pen: Pen,
  chart: Chart,
  cell: number,
  box: { x: number; y: number; width: number; height: number },
): string {
  const { main, accent, plain } = pen.theme
  const yarns = [plain.light, main.mid, accent.mid]
  const paths = yarns.map(() => '')
  const rowHeight = cell * 0.8
  for (let row = 0; row * rowHeight < box.height + cell; row++) {
    for (let column = 0; column * cell < box.width; column++) {
      const yarn = chart(column, row)
      paths[yarn] += stitchPath(box.x + column * cell, box.y + row * rowHeight - cell, cell, rowHeight)
    }
  }
  return paths.map((path, yarn) => pen.flat(path, yarns[yarn] ?? plain.light)).join('')
}

export function knitSwatch(pen: Pen): string {
  const chart = pen.random.pick(CHARTS)
  const box = { x: 0, y: 0, width: 960, height: 720 }
  return (
    pen.flat(rectangle(0, 0, 960, 720), pen.theme.main.dark) +
    fabric(pen, chart, pen.random.pick([40, 48]), box)
  )
}

export function sweater(pen: Pen): string {
  const { theme, random } = pen
  const chart = random.pick(CHARTS)
  const torso = 'M356 148L424 118C448 142 512 142 536 118L604 148L612 330V600H348V330Z'
  const sleeve = 'M358 148C300 166 270 204 258 264L206 566L288 588L350 342Z'
  const rows = random.pick([190, 440])
  const sleeves = mirrored(
    pen.body(sleeve, theme.main.mid) +
      pen.body('M206 566L288 588L280 628L198 606Z', theme.main.dark) +
      pen.fine('M258 262L236 574M290 236L262 578M318 200L350 342') +
      pen.clip(sleeve, pen.cord('M230 330L366 372M222 376L354 418', theme.accent.mid, 12)),
    480,
  )
  const ribs = (y: number) =>
    pen.fine(
      series(27, (rib) => segment(352 + rib * 9.8, y, 352 + rib * 9.8, y + 36)).join(''),
      theme.plain.mid,
    )
  return [
    pen.flat('M206 640H754L724 662H236Z', theme.shadow),
    sleeves,
    pen.body(torso, theme.main.mid),
    pen.clip(
      torso,
      pen.flat(rectangle(340, 120, 280, rows + 20), theme.main.dark) +
        fabric(pen, chart, 20, { x: 340, y: 126, width: 280, height: rows }),
    ),
    pen.edge(torso),
    pen.body('M348 594h264v40h-264Z', theme.main.dark),
    ribs(596),
    pen.body('M424 118C448 142 512 142 536 118L530 92C510 104 450 104 430 92Z', theme.main.dark),
    pen.dimension([348, 634], [612, 634], -40, random.int(48, 60)),
  ].join('')
}

export function socks(pen: Pen): string {
  const { theme, random } = pen
  const chart = random.pick(CHARTS)
  const outline =
    'M250 110H400V390C400 430 420 452 456 470L560 516C606 538 604 606 552 612H430C330 612 250 540 250 430Z'
  const sock = [
    pen.body(outline, theme.main.mid),
    pen.clip(
      outline,
      [
        pen.flat(rectangle(240, 170, 170, 210), theme.main.dark),
        fabric(pen, chart, 25, { x: 246, y: 190, width: 160, height: 170 }),
        pen.body('M240 420C300 400 360 440 352 500L300 640L200 600Z', theme.accent.mid),
        pen.body('M520 480C500 530 500 580 520 640H640V480Z', theme.accent.mid),
      ].join(''),
    ),
    pen.edge(outline),
    pen.body(rectangle(240, 92, 170, 74, 10), theme.main.dark),
    pen.fine(series(14, (rib) => segment(254 + rib * 11, 98, 254 + rib * 11, 160)).join(''), theme.plain.mid),
  ].join('')
  return `<g transform="translate(216 10)"><g opacity="0.96">${sock}</g></g><g transform="translate(-40 26)">${sock}</g>`
}

export function cushions(pen: Pen): string {
  const { theme, random } = pen
  const stripes = random.int(5, 7)
  const cushion = (x: number, y: number, fill: string, pattern: string) => {
    const edge = `M${x} ${y}C${x + 70} ${y + 22} ${x + 230} ${y + 22} ${x + 300} ${y}C${x + 278} ${y + 70} ${x + 278} ${y + 230} ${x + 300} ${y + 300}C${x + 230} ${y + 278} ${x + 70} ${y + 278} ${x} ${y + 300}C${x + 22} ${y + 230} ${x + 22} ${y + 70} ${x} ${y}Z`
    return pen.body(edge, fill) + pen.clip(edge, pattern) + pen.edge(edge)
  }
  const bands = series(stripes, (at) =>
    pen.flat(rectangle(300 + at * (340 / stripes), 200, 170 / stripes, 420), theme.accent.mid),
  ).join('')
  const dots = series(36, (at) =>
    pen.flat(circle(560 + (at % 6) * 56, 160 + Math.floor(at / 6) * 56, 12), theme.plain.light),
  ).join('')
  return [
    pen.flat('M180 640H800L770 664H210Z', theme.shadow),
    cushion(520, 130, theme.main.mid, dots),
    cushion(
      150,
      160,
      theme.plain.mid,
      pen.fine(series(16, (at) => segment(150, 180 + at * 20, 460, 180 + at * 20)).join('')),
    ),
    cushion(330, 320, theme.main.light, bands),
  ].join('')
}

export function tshirt(pen: Pen): string {
  const { theme, random } = pen
  const sleeve =
    pen.body('M352 152L262 206L214 344L308 384L356 300Z', theme.main.mid) + pen.stitch('M226 334L316 372')
  const print = random.chance(0.5)
    ? pen.body(circle(480, 330, 66), theme.accent.mid) + pen.body(circle(480, 330, 30), theme.plain.light)
    : pen.body('M480 262L548 388H412Z', theme.accent.mid)
  return [
    pen.flat('M300 640H660L640 660H320Z', theme.shadow),
    mirrored(sleeve, 480),
    pen.body(
      'M352 152C380 138 410 128 424 122C440 164 520 164 536 122C550 128 580 138 608 152L612 330L606 628H354L348 330Z',
    ),
    pen.body('M424 122C440 164 520 164 536 122L520 116C510 146 450 146 440 116Z', theme.main.dark),
    pen.stitch('M356 606H604'),
    print,
    pen.dimension([354, 628], [606, 628], -34, random.int(48, 62)),
    pen.dimension([612, 610], [612, 152], -150, random.int(66, 76)),
  ].join('')
}

export function beanie(pen: Pen): string {
  const { theme, random } = pen
  const ribs = random.int(15, 19)
  const crown = 'M230 500C220 260 330 170 480 170C630 170 740 260 730 500Z'
  const rows = series(9, (row) =>
    series(20, (at) => `M${220 + at * 28} ${210 + row * 34}l10 14l10 -14`).join(''),
  ).join('')
  return [
    pen.flat('M250 636H730L700 662H280Z', theme.shadow),
    pen.body(circle(480, 142, 58), theme.accent.mid),
    pen.fine(
      series(10, (at) => `M480 142l${56 * Math.cos(at * 0.628)} ${56 * Math.sin(at * 0.628)}`).join(''),
    ),
    pen.body(crown, theme.main.light),
    pen.clip(crown, pen.fine(rows) + pen.flat(rectangle(200, 330, 560, 44), theme.accent.light)),
    pen.edge(crown),
    pen.body(rectangle(204, 486, 552, 140, 26), theme.main.mid),
    pen.fine(
      series(ribs, (at) =>
        segment(230 + (at * 500) / (ribs - 1), 496, 230 + (at * 500) / (ribs - 1), 616),
      ).join(''),
    ),
  ].join('')
}
