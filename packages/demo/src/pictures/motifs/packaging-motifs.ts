import { createSpace } from '../kit/isometric.ts'
import type { Pen } from '../kit/pen.ts'
import { circle, polygon, rectangle, segment, series } from '../kit/svg-path.ts'

export function boxNet(pen: Pen): string {
  const { theme, random } = pen
  const [a, b, h] = [random.int(220, 240), random.int(120, 140), 260]
  const [x0, y0] = [(960 - 2 * a - 2 * b - 40) / 2 + 40, 232]
  const xs = [x0, x0 + a, x0 + a + b, x0 + 2 * a + b]
  const widths = [a, b, a, b]
  const bottom = y0 + h
  const flap = (index: number, up: boolean) => {
    const [x, w] = [xs[index] ?? 0, widths[index] ?? 0]
    const depth = index % 2 === 0 ? (index === 0 ? 118 : 66) : 78
    const [y, out] = up ? [y0, y0 - depth] : [bottom, bottom + depth]
    const lean = index % 2 === 0 ? 6 : 18
    return pen.body(
      polygon([
        [x, y],
        [x + lean, out],
        [x + w - lean, out],
        [x + w, y],
      ]),
      index % 2 === 0 ? theme.main.mid : theme.main.light,
    )
  }
  const panels = xs.map((x, index) =>
    pen.body(rectangle(x, y0, widths[index] ?? 0, h), index % 2 === 0 ? theme.main.light : theme.plain.light),
  )
  const creases =
    xs.map((x) => segment(x, y0, x, bottom)).join('') +
    segment(x0, y0, x0 + 2 * a + 2 * b, y0) +
    segment(x0, bottom, x0 + 2 * a + 2 * b, bottom)
  const emblem = (x: number, size: number) =>
    pen.flat(circle(x, y0 + 110, size), theme.accent.mid) +
    pen.flat(circle(x, y0 + 110, size * 0.55), theme.plain.light) +
    pen.cord(
      `M${x - size} ${y0 + 196}H${x + size}M${x - size * 0.6} ${y0 + 220}H${x + size * 0.6}`,
      theme.main.dark,
      8,
    )
  const mark = (x: number, y: number) =>
    pen.fine(`${circle(x, y, 12)}M${x - 20} ${y}H${x + 20}M${x} ${y - 20}V${y + 20}`, theme.ink)
  return [
    pen.flat(rectangle(x0 + 10, y0 + 14, 2 * a + 2 * b, h + 10), theme.shadow),
    pen.body(
      polygon([
        [x0, y0],
        [x0 - 38, y0 + 20],
        [x0 - 38, bottom - 20],
        [x0, bottom],
      ]),
      theme.main.mid,
    ),
    ...series(4, (index) => flap(index, true) + flap(index, false)),
    ...panels,
    pen.stitch(creases, theme.accent.mid),
    emblem(x0 + a / 2, 50) + emblem(x0 + a + b + a / 2, 50),
    mark(60, 60) + mark(900, 60) + mark(60, 660) + mark(900, 660),
    ...[theme.accent.mid, theme.main.dark, theme.main.mid, theme.main.light].map((fill, index) =>
      pen.flat(rectangle(400 + index * 40, 650, 40, 22), fill),
    ),
  ].join('')
}

export function cartons(pen: Pen): string {
  const { theme, random } = pen
  const space = createSpace(pen)
  const carton = (x: number, y: number, z: number, w: number, d: number, h: number, tone = theme.main) => {
    const [left, right] = [x + w / 2 - 13, x + w / 2 + 13]
    const tape =
      pen.flat(
        space.face([
          [left, y, z + h],
          [right, y, z + h],
          [right, y + d, z + h],
          [left, y + d, z + h],
        ]),
        theme.accent.mid,
      ) +
      pen.flat(
        space.face([
          [left, y + d, z + h],
          [right, y + d, z + h],
          [right, y + d, z + h - 34],
          [left, y + d, z + h - 34],
        ]),
        theme.accent.dark,
      )
    const label = pen.body(
      space.face([
        [x + w, y + d - 84, z + 18],
        [x + w, y + d - 18, z + 18],
        [x + w, y + d - 18, z + 72],
        [x + w, y + d - 84, z + 72],
      ]),
      theme.plain.light,
    )
    const bars = series(6, (bar) =>
      space.face([
        [x + w, y + d - 76 + bar * 9, z + 26],
        [x + w, y + d - 72 + bar * 9 + (bar % 3), z + 26],
        [x + w, y + d - 72 + bar * 9 + (bar % 3), z + 58],
        [x + w, y + d - 76 + bar * 9, z + 58],
      ]),
    ).join('')
    return space.block([x, y, z], [w, d, h], tone) + tape + label + pen.flat(bars, theme.ink)
  }
  const tall = random.int(120, 150)
  return space.fitted(
    [
      pen.flat(
        space.face([
          [-20, -20, 0],
          [430, -20, 0],
          [430, 330, 0],
          [-20, 330, 0],
        ]),
        theme.shadow,
      ),
      carton(0, 0, 0, 200, 150, tall),
      carton(220, 0, 0, 160, 150, 110),
      carton(20, 10, tall, 150, 120, 90, theme.plain),
      carton(0, 180, 0, 130, 110, 96, theme.plain),
      carton(160, 180, 0, 190, 120, random.int(110, 140)),
    ].join(''),
  )
}

export function pressSheet(pen: Pen): string {
  const { theme, random } = pen
  const [x, y] = [480, 330]
  const spread = random.int(78, 96)
  const petal = (angle: number, fill: string) =>
    `<g opacity="0.82">${pen.flat(circle(x + spread * Math.cos(angle), y + spread * Math.sin(angle), 150), fill)}</g>`
  const dots = series(12, (column) =>
    series(6, (row) => circle(640 + column * 17, 160 + row * 17, 2 + ((column + row) % 12) * 0.55)).join(''),
  ).join('')
  const mark = (mx: number, my: number) =>
    pen.fine(`${circle(mx, my, 13)}M${mx - 24} ${my}H${mx + 24}M${mx} ${my - 24}V${my + 24}`, '#1f2430')
  const sheet = [
    pen.flat(rectangle(116, 78, 760, 590), theme.shadow),
    pen.body(rectangle(100, 60, 760, 590), '#fffdf8'),
    petal(-Math.PI / 2, '#1f4fd8'),
    petal(Math.PI / 6, '#c9557f'),
    petal((Math.PI * 5) / 6, '#e8b53a'),
    pen.flat(dots, '#1f2430'),
    mark(480, 92) + mark(480, 620) + mark(134, 356) + mark(826, 356),
    ...['#1f4fd8', '#c9557f', '#e8b53a', '#1f2430', '#8fa7eb', '#e4aabf', '#f3da9c', '#8f919a'].map(
      (fill, index) => pen.flat(rectangle(150 + index * 34, 600, 34, 28), fill),
    ),
    pen.fine(
      'M130 60V86M100 90H126M830 60V86M860 90H834M130 650V624M100 620H126M830 650V624M860 620H834',
      '#1f2430',
    ),
  ].join('')
  return (
    sheet +
    pen.body(rectangle(690, 330, 120, 150, 8), theme.main.light) +
    pen.cord('M712 372H788M712 398H770M712 424H780', theme.main.dark, 8)
  )
}

export function printedPack(pen: Pen): string {
  const { theme, random } = pen
  const sign = (x: number, y: number, size: number) =>
    pen.flat(circle(x, y, size), theme.plain.light) +
    pen.flat(
      `M${x - size * 0.6} ${y + size * 0.3}L${x} ${y - size * 0.6}L${x + size * 0.6} ${y + size * 0.3}Z`,
      theme.accent.mid,
    )
  const stripes = random.int(3, 5)
  return [
    pen.flat('M110 630H880L850 656H140Z', theme.shadow),
    pen.cord('M196 230C196 90 324 90 324 230', theme.ink, 12),
    pen.body('M130 220H390V630H130Z', theme.main.light),
    pen.body('M390 220L440 250V600L390 630Z', theme.main.dark),
    pen.flat(
      series(stripes, (stripe) => rectangle(132, 470 + stripe * 30, 256, 14)).join(''),
      theme.accent.mid,
    ),
    sign(260, 350, 64),
    pen.cord('M160 236C160 90 300 90 300 236', theme.ink, 12),
    pen.body('M490 250H670L690 600C690 620 676 630 660 630H500C484 630 470 620 470 600Z', theme.accent.mid),
    pen.body('M486 210H674V262H486Z', theme.accent.dark),
    pen.stitch('M494 236H666', theme.accent.light),
    sign(580, 400, 56),
    pen.cord('M520 520H640M540 550H620', theme.accent.light, 8),
    pen.body('M720 430a90 70 0 0 1 180 0V560a90 70 0 0 1 -180 0Z', theme.main.mid),
    pen.body('M720 430a90 70 0 0 0 180 0a90 70 0 0 0 -180 0Z', theme.plain.light),
    pen.body('M776 430a34 26 0 0 0 68 0a34 26 0 0 0 -68 0Z', theme.main.dark),
    pen.fine('M740 430a70 52 0 0 0 140 0a70 52 0 0 0 -140 0', theme.ink),
    sign(810, 566, 38),
  ].join('')
}
