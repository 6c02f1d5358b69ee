import { createSpace } from '../kit/isometric.ts'
import { type Pen, placed } from '../kit/pen.ts'
import { arc, circle, polygon, rectangle, segment, series } from '../kit/svg-path.ts'

export function paving(pen: Pen): string {
  const { theme, random } = pen
  const fills = [theme.main.light, theme.main.light, theme.main.mid, theme.plain.mid, theme.main.dark]
  const stone = (path: string) => pen.body(path, random.chance(0.05) ? theme.accent.mid : random.pick(fills))
  const kind = random.int(0, 2)
  if (kind === 0) {
    const side = 72
    // The stones form a herringbone pattern. A pair of a horizontal and a vertical stone is repeated in two diagonal
    // directions. One direction moves the pair by `side` to the right and by `side` down. The other direction moves it
    // by twice `side` to the left and by twice `side` down.
    const pair = (x: number, y: number) =>
      stone(rectangle(x + 3, y + 3, 2 * side - 6, side - 6, 5)) +
      stone(rectangle(x + 3, y + side + 3, side - 6, 2 * side - 6, 5))
    return series(13, (left) =>
      series(28, (right) => {
        const [x, y] = [(right - 2 * left) * side, (right + 2 * left - 16) * side]
        const visible = x > -2 * side && x < 960 && y > -3 * side && y < 720
        return visible ? pair(x, y) : ''
      }).join(''),
    ).join('')
  }
  if (kind === 1) {
    const radius = 66
    const hexagon = (cx: number, cy: number) =>
      polygon(
        series(6, (corner) => [
          cx + (radius - 4) * Math.cos((corner * Math.PI) / 3),
          cy + (radius - 4) * Math.sin((corner * Math.PI) / 3),
        ]),
      )
    return series(11, (column) =>
      series(8, (row) =>
        stone(hexagon(column * radius * 1.5, row * radius * 1.732 + (column % 2) * radius * 0.866)),
      ).join(''),
    ).join('')
  }
  return series(10, (row) =>
    series(9, (column) => {
      const [cx, cy] = [column * 120 + (row % 2) * 60, 760 - row * 84]
      const scale = (radius: number) => `${arc(cx, cy, radius, 180, 360)}V${cy + 90}H${cx - radius}Z`
      return stone(scale(60)) + pen.fine(scale(44), theme.ink)
    }).join(''),
  )
    .toReversed()
    .join('')
}

export function blockStack(pen: Pen): string {
  const { theme, random } = pen
  const space = createSpace(pen)
  const [w, d, h] = [120, 80, 64]
  const [columns, rows, layers] = [3, 3, random.int(2, 3)]
  const block = (x: number, y: number, z: number) => {
    const tone = random.chance(0.08) ? theme.accent : theme.main
    const cavity = (cx: number) =>
      pen.body(
        space.face([
          [x + cx, y + 18, z + h],
          [x + cx + 36, y + 18, z + h],
          [x + cx + 36, y + d - 18, z + h],
          [x + cx, y + d - 18, z + h],
        ]),
        theme.main.dark,
      )
    return space.block([x, y, z], [w, d, h], tone) + cavity(16) + cavity(68)
  }
  const layer = (z: number, keep: (column: number, row: number) => boolean) =>
    series(columns, (column) =>
      series(rows, (row) => (keep(column, row) ? block(column * w, row * d, z) : '')).join(''),
    ).join('')
  const missing = random.int(1, 3)
  return space.fitted(
    [
      pen.flat(
        space.face([
          [-30, -30, -60],
          [430, -30, -60],
          [430, 300, -60],
          [-30, 300, -60],
        ]),
        theme.shadow,
      ),
      ...[0, 108, 216].map((y) => space.block([-10, y, -56], [380, 26, 26], theme.plain)),
      ...series(6, (board) => space.block([-10 + board * 66, -8, -30], [50, 256, 14], theme.plain)),
      `<g transform="translate(0 16)">`,
      ...series(layers, (index) => layer(index * h, () => true)),
      layer(layers * h, (column, row) => column + row < 4 - missing),
      '</g>',
    ].join(''),
  )
}

export function precast(pen: Pen): string {
  const { theme, random } = pen
  const space = createSpace(pen)
  const [w, d, h] = [400, 210, 58]
  const cores = random.pick([4, 5])
  const slab = (z: number, shift: number, tone = theme.main) =>
    space.block([shift, 0, z], [w, d, h], tone) +
    series(cores, (core) =>
      pen.body(
        space.hole('x', [shift + w, ((core + 0.5) * d) / cores, z + h / 2], d / cores / 2.9),
        theme.ground,
      ),
    ).join('')
  return space.fitted(
    [
      pen.flat(
        space.face([
          [-20, -20, -30],
          [w + 70, -20, -30],
          [w + 70, d + 190, -30],
          [-20, d + 190, -30],
        ]),
        theme.shadow,
      ),
      space.block([60, 0, -24], [26, d, 24], theme.plain) +
        space.block([w - 90, 0, -24], [26, d, 24], theme.plain),
      slab(0, 0),
      space.block([60, 0, h], [26, d, 16], theme.plain) +
        space.block([w - 90, 0, h], [26, d, 16], theme.plain),
      slab(h + 16, 0, theme.main),
      space.block([60, 0, 2 * h + 16], [26, d, 16], theme.plain) +
        space.block([w - 90, 0, 2 * h + 16], [26, d, 16], theme.plain),
      slab(2 * h + 32, 14, theme.accent),
      space.cylinder([120, d + 100, -30], 74, 84),
      pen.body(space.disc([120, d + 100, 54], 56), theme.main.dark),
    ].join(''),
  )
}

export function brickWall(pen: Pen): string {
  const { theme, random } = pen
  const [w, h] = [120, 52]
  const fills = [theme.main.mid, theme.main.mid, theme.main.light, theme.main.dark]
  const courses = 9
  const wall = series(courses, (course) => {
    const end = course < 5 ? 8 : 8 - (course - 4) * 1.5
    return series(9, (column) => {
      const x = 20 + column * (w + 8) - (course % 2) * (w / 2 + 4)
      return column <= end
        ? pen.body(
            rectangle(x, 604 - (course + 1) * (h + 6), w, h, 4),
            random.chance(0.06) ? theme.accent.mid : random.pick(fills),
          )
        : ''
    }).join('')
  })
  return [
    pen.flat('M0 604H960V660H0Z', theme.shadow),
    pen.clip(
      rectangle(0, 0, 960, 606),
      pen.flat(`M0 604V${604 - courses * 58}H250L760 ${604 - 5 * 58}H960V604Z`, theme.plain.dark) +
        wall.join(''),
    ),
    pen.edge('M0 604H960'),
    placed(
      pen.body(rectangle(-150, -22, 300, 44, 6), theme.accent.mid) +
        pen.body(rectangle(-34, -12, 68, 24, 12), theme.plain.light) +
        pen.flat(circle(0, 0, 8), theme.main.mid) +
        pen.edge('M-14 -12V12M14 -12V12', 3),
      640,
      604 - 5 * 58 - 32 - 58,
    ),
    pen.stitch(segment(0, 604 - 5 * 58 - 62 - 58, 960, 604 - 5 * 58 - 62 - 58), theme.accent.mid),
  ].join('')
}
