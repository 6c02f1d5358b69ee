import { gear } from '../kit/gear-path.ts'
import { createSpace } from '../kit/isometric.ts'
import { type Pen, placed } from '../kit/pen.ts'
import { circle, polygon, polyline, rectangle, ring, segment, series } from '../kit/svg-path.ts'

export function unfolding(pen: Pen): string {
  const { theme, random } = pen
  const [w, h, wall, relief] = [280, 220, random.pick([72, 84]), 12]
  const [x, y] = [80 + wall, 120 + wall]
  const blank = polygon([
    [x + relief, y - wall],
    [x + w - relief, y - wall],
    [x + w - relief, y - relief],
    [x + w, y - relief],
    [x + w, y],
    [x + w + wall, y],
    [x + w + wall, y + h],
    [x + w, y + h],
    [x + w, y + h + relief],
    [x + w - relief, y + h + relief],
    [x + w - relief, y + h + wall],
    [x + relief, y + h + wall],
    [x + relief, y + h + relief],
    [x, y + h + relief],
    [x, y + h],
    [x - wall, y + h],
    [x - wall, y],
    [x, y],
    [x, y - relief],
    [x + relief, y - relief],
  ])
  const holes = series(3, (column) =>
    series(2, (row) => circle(x + 70 + column * 70, y + 66 + row * 88, 17)).join(''),
  ).join('')
  const space = createSpace(pen)
  const [a, b, c] = [230, 180, 80]
  const wallFace = theme.main
  const tray = space.fitted(
    [
      pen.flat(
        space.face([
          [-20, -10, -6],
          [a + 40, -10, -6],
          [a + 40, b + 30, -6],
          [-20, b + 30, -6],
        ]),
        theme.shadow,
      ),
      pen.body(
        space.face([
          [0, 0, 0],
          [a, 0, 0],
          [a, b, 0],
          [0, b, 0],
        ]),
        theme.plain.light,
      ),
      ...[60, 116, 172].flatMap((hx) =>
        [56, 124].map((hy) => pen.body(space.disc([hx, hy, 0], 12), theme.shadow)),
      ),
      pen.body(
        space.face([
          [0, 0, 0],
          [a, 0, 0],
          [a, 0, c],
          [0, 0, c],
        ]),
        wallFace.light,
      ),
      pen.body(
        space.face([
          [0, 0, 0],
          [0, b, 0],
          [0, b, c],
          [0, 0, c],
        ]),
        wallFace.mid,
      ),
      pen.body(
        space.face([
          [0, b, 0],
          [a, b, 0],
          [a, b, c],
          [0, b, c],
        ]),
        theme.accent.mid,
      ),
      pen.body(
        space.face([
          [a, 0, 0],
          [a, b, 0],
          [a, b, c],
          [a, 0, c],
        ]),
        theme.accent.dark,
      ),
      pen.body(space.hole('x', [a, b / 2, c / 2], 22), theme.main.light),
    ].join(''),
  )
  return [
    pen.flat(rectangle(x - wall + 12, y + 14, w + 2 * wall, h), theme.shadow),
    pen.body(blank, theme.main.light),
    pen.body(holes, theme.ground),
    pen.stitch(rectangle(x, y, w, h), theme.accent.mid),
    pen.dimension([x - wall, y + h + wall], [x + w + wall, y + h + wall], -44, Math.round(w + wall * 2)),
    pen.dimension([x + w + wall, y - wall], [x - wall, y - wall], -26, Math.round(w)),
    placed(tray, 452, 226, 0, 0.62),
    pen.fine('M640 190C700 150 760 170 790 232M790 232l-4 -24M790 232l-22 -12', theme.ink),
  ].join('')
}

export function nesting(pen: Pen): string {
  const { theme, random } = pen
  const bracket = 'M-70 -70H70V-20H-20V70H-70Z'
  const gusset = 'M-74 -66L74 66H-74Z'
  const disc = ring(0, 0, 68, 24)
  const plate = `${rectangle(-72, -50, 144, 100, 14)}${circle(-46, 0, 12)}${circle(46, 0, 12)}${rectangle(-16, -22, 32, 44, 6)}`
  const wheel = gear(0, 0, 60, 14, 20) + circle(0, 0, 20)
  const arm = `M-76 -22A24 24 0 0 1 -52 -44H40A44 44 0 1 1 40 44H-52A24 24 0 0 1 -76 22Z${circle(40, 0, 18)}`
  const parts = [bracket, gusset, disc, plate, wheel, arm]
  const fills = [theme.main.light, theme.main.light, theme.plain.light, theme.main.light, theme.accent.mid]
  const cells = series(15, (cell) => {
    const [column, row] = [cell % 5, Math.floor(cell / 5)]
    const part = random.pick(parts)
    const [x, y] = [172 + column * 154, 190 + row * 164]
    const turn = part === disc || part === wheel ? 0 : random.int(0, 3) * 90
    return placed(pen.body(part, random.pick(fills)), x, y, turn)
  })
  return [
    pen.flat(rectangle(92, 108, 800, 524), theme.shadow),
    pen.body(rectangle(80, 92, 800, 524), theme.main.mid),
    pen.fine(
      series(4, (line) => segment(249 + line * 154, 104, 249 + line * 154, 604)).join(''),
      theme.main.dark,
    ),
    ...cells,
    pen.dimension([80, 616], [880, 616], -34, 3000),
  ].join('')
}

export function enclosure(pen: Pen): string {
  const { theme, random } = pen
  const space = createSpace(pen)
  const [w, d, h] = [240, 170, 360]
  const slot = (z: number, y0: number, y1: number) =>
    pen.cord(polyline([space.at(w, y0, z), space.at(w, y1, z)]), theme.ink, 7)
  const louvres = random.int(5, 8)
  return space.fitted(
    [
      pen.flat(
        space.face([
          [-10, -10, -20],
          [w + 60, -10, -20],
          [w + 60, d + 50, -20],
          [-10, d + 50, -20],
        ]),
        theme.shadow,
      ),
      space.block([8, 8, -20], [w - 16, d - 16, 20], theme.plain),
      space.block([0, 0, 0], [w, d, h]),
      pen.body(
        space.face([
          [14, d, 14],
          [w - 14, d, 14],
          [w - 14, d, h - 14],
          [14, d, h - 14],
        ]),
        theme.main.light,
      ),
      pen.body(
        space.face([
          [44, d, h - 130],
          [w - 44, d, h - 130],
          [w - 44, d, h - 44],
          [44, d, h - 44],
        ]),
        theme.accent.mid,
      ),
      pen.body(
        space.face([
          [60, d, h - 112],
          [130, d, h - 112],
          [130, d, h - 62],
          [60, d, h - 62],
        ]),
        theme.accent.light,
      ),
      pen.body(space.hole('y', [170, d, h - 88], 16), theme.plain.light),
      ...[60, 110, 160].map((x) => pen.body(space.hole('y', [x + 10, d, h - 172], 12), theme.plain.light)),
      pen.body(
        space.face([
          [w - 44, d, 120],
          [w - 28, d, 120],
          [w - 28, d, 180],
          [w - 44, d, 180],
        ]),
        theme.main.dark,
      ),
      ...series(louvres, (row) => slot(40 + row * 24, 36, d - 36)),
      ...series(3, (row) => slot(h - 40 - row * 24, 36, d - 36)),
      pen.dimension(space.at(0, d, -20), space.at(w, d, -20), -50, random.int(4, 8) * 100),
      pen.dimension(space.at(w, 0, 0), space.at(w, 0, h), -50, random.int(8, 12) * 100),
    ].join(''),
  )
}

export function perforated(pen: Pen): string {
  const { theme, random } = pen
  const panel = (
    x: number,
    y: number,
    turn: number,
    fill: string,
    hole: (cx: number, cy: number) => string,
    gap: number,
  ) => {
    const holes = series(Math.floor(330 / gap), (column) =>
      series(Math.floor(430 / gap), (row) =>
        hole(-165 + gap * (column + 0.75 + (row % 2) * 0.5), -215 + gap * (row + 0.5)),
      ).join(''),
    ).join('')
    const sheet = rectangle(-190, -236, 380, 472, 10)
    return (
      placed(pen.flat(sheet, theme.shadow), x + 14, y + 18, turn) +
      placed(pen.body(sheet, fill) + pen.flat(holes, theme.ground) + pen.fine(holes, theme.ink), x, y, turn)
    )
  }
  const round = (cx: number, cy: number) => circle(cx, cy, 9)
  const slot = (cx: number, cy: number) => rectangle(cx - 18, cy - 6, 36, 12, 6)
  const square = (cx: number, cy: number) => rectangle(cx - 11, cy - 11, 22, 22)
  return [
    panel(280, 372, -8, theme.main.mid, square, random.pick([40, 46])),
    panel(484, 360, 2, theme.main.light, random.chance(0.5) ? round : square, random.pick([30, 36])),
    panel(688, 360, 11, theme.accent.mid, slot, random.pick([46, 52])),
  ].join('')
}
