import { createSpace } from '../kit/isometric.ts'
import { mirrored, type Pen, placed } from '../kit/pen.ts'
import { circle, polyline, rectangle, regularPolygon, ring, segment, series } from '../kit/svg-path.ts'

export function gate(pen: Pen): string {
  const { theme, random } = pen
  const arch = random.pick([-50, 50, 0])
  const bars = random.int(6, 8)
  const step = 264 / bars
  const top = (x: number) => 210 - arch * Math.sin(((x - 216) / 264) * (Math.PI / 2))
  const spear = (x: number) =>
    `M${x} ${top(x) - 66}L${x + 10} ${top(x) - 36}L${x} ${top(x) - 20}L${x - 10} ${top(x) - 36}Z`
  const xs = series(bars - 1, (bar) => Math.round(216 + (bar + 1) * step))
  const scroll = (x: number) =>
    `M${x} 470C${x - 44} 470 ${x - 44} 400 ${x} 404C${x + 30} 410 ${x + 22} 446 ${x} 440M${x} 470C${x + 44} 470 ${x + 44} 540 ${x} 536C${x - 30} 530 ${x - 22} 494 ${x} 500`
  const rail = polyline(series(12, (at) => [216 + at * 24, top(216 + at * 24)]))
  const leaf = [
    pen.tube(xs.map((x) => segment(x, top(x) - 20, x, 600)).join(''), theme.main.mid, 6),
    ...xs.map((x) => pen.body(spear(x), theme.accent.mid)),
    pen.tube([280, 348, 416].map(scroll).join(''), theme.accent.mid, 5),
    pen.tube(rail, theme.main.light, 10),
    pen.body(rectangle(212, 360, 262, 16), theme.main.light),
    pen.body(rectangle(212, 572, 262, 18), theme.main.light),
    pen.body(rectangle(206, top(216) - 10, 16, 610 - top(216)), theme.main.mid),
    pen.body(rectangle(458, top(470) - 10, 16, 610 - top(470)), theme.main.mid),
    pen.body('M118 640V170H188V640Z', theme.main.light),
    pen.fine('M118 260H188M118 350H188M118 440H188M118 530H188', theme.main.dark),
    pen.body('M106 170L153 128L200 170Z', theme.main.dark),
  ].join('')
  return [
    pen.flat('M90 640H870L840 664H120Z', theme.shadow),
    mirrored(leaf, 480),
    pen.body(rectangle(440, 452, 80, 36, 6), theme.main.dark),
    pen.dimension([188, 640], [772, 640], -34, random.int(30, 40) * 100),
  ].join('')
}

export function stair(pen: Pen): string {
  const { theme, random } = pen
  const space = createSpace(pen)
  const steps = random.int(7, 9)
  const [run, rise, width] = [44, 36, 190]
  const rail = (y: number) => {
    const posts = series(steps, (step) =>
      polyline([
        space.at(-step * run - 20, y, step * rise + 20),
        space.at(-step * run - 20, y, step * rise + 140),
      ]),
    )
    const hand = polyline([space.at(0, y, 122), space.at(-steps * run, y, steps * rise + 126)])
    const middle = polyline([space.at(-10, y, 78), space.at(-steps * run, y, steps * rise + 74)])
    return pen.cord(posts.join('') + middle, theme.ink, 6) + pen.tube(hand, theme.accent.mid, 9)
  }
  const string = (y: number) =>
    pen.body(
      space.face([
        [24, y, -20],
        [-steps * run, y, (steps - 0.5) * rise],
        [-steps * run, y, (steps + 0.6) * rise],
        [24, y, 30],
      ]),
      theme.main.mid,
    )
  const treads = series(steps, (index) => {
    const step = steps - 1 - index
    return space.block([-step * run - 44, 0, step * rise + 12], [50, width, 12], {
      light: theme.main.light,
      mid: theme.main.mid,
      dark: theme.main.dark,
    })
  })
  return space.fitted(
    [
      pen.flat(
        space.face([
          [60, -10, -20],
          [-steps * run, -10, -20],
          [-steps * run, width + 40, -20],
          [60, width + 40, -20],
        ]),
        theme.shadow,
      ),
      space.block([-steps * run - 130, 0, steps * rise - 10], [130, width, 20], theme.main),
      space.block([-steps * run - 120, width - 24, -20], [20, 20, steps * rise], theme.plain),
      space.block([-steps * run - 24, width - 24, -20], [20, 20, steps * rise], theme.plain),
      rail(0) + string(0),
      ...treads,
      string(width) + rail(width),
    ].join(''),
  )
}

export function fasteners(pen: Pen): string {
  const { theme, random } = pen
  const bolt = (length: number, fill: string) =>
    [
      pen.flat(rectangle(8, -14, length + 40, 44, 6), theme.shadow),
      pen.body(rectangle(0, -18, length, 36), theme.plain.light),
      pen.body(rectangle(length * 0.45, -18, length * 0.55, 36, 5), theme.plain.mid),
      pen.fine(
        series(Math.floor((length * 0.5) / 10), (turn) =>
          segment(length * 0.48 + turn * 10, -18, length * 0.48 + turn * 10 - 4, 18),
        ).join(''),
        theme.ink,
      ),
      pen.body(rectangle(-38, -38, 40, 76, 6), fill),
      pen.edge('M-38 -12H2M-38 12H2', 3),
    ].join('')
  const nut = (fill: string) =>
    pen.body(regularPolygon(0, 0, 56, 6, 30) + circle(0, 0, 26), fill) +
    pen.fine(circle(0, 0, 44), theme.ink) +
    pen.fine(circle(0, 0, 31), theme.ink)
  const washer = pen.body(ring(0, 0, 54, 26), theme.main.light) + pen.fine(circle(0, 0, 46), theme.ink)
  const lock = pen.body('M46 -28A54 54 0 1 0 54 2L32 2A32 32 0 1 1 28 -18Z', theme.main.mid)
  const head =
    pen.body(circle(0, 0, 54), theme.main.mid) + pen.body(regularPolygon(0, 0, 28, 6), theme.main.dark)
  const round = [nut(theme.main.light), washer, lock, head, nut(theme.accent.mid), nut(theme.main.mid)]
  const cells = series(8, (cell) =>
    placed(random.pick(round), 560 + (cell % 2) * 150, 140 + Math.floor(cell / 2) * 148),
  )
  const fills = [theme.main.mid, theme.accent.mid, theme.main.dark, theme.main.light]
  const bolts = series(5, (row) =>
    placed(
      bolt(190 + random.int(0, 5) * 22, fills[(row + random.int(0, 1)) % 4] ?? theme.main.mid),
      150,
      128 + row * 116,
    ),
  )
  return [...bolts, ...cells].join('')
}

export function vice(pen: Pen): string {
  const { theme, random } = pen
  const open = random.int(40, 110)
  return [
    pen.flat('M180 610H820L790 640H210Z', theme.shadow),
    pen.body(rectangle(150, 556, 660, 60, 8), theme.plain.mid),
    placed(
      [
        pen.body('M-250 -40H-30V30H-250Z', theme.main.dark),
        pen.body('M-60 60V-60C-60 -90 -90 -110 -90 -140V-220H-10V60Z', theme.accent.mid),
        pen.body(rectangle(-22, -220, 20, 80), theme.plain.light),
        pen.cord('M-280 -5H-250', theme.ink, 22),
        pen.tube('M-290 -110V100', theme.plain.light, 12),
        pen.body(circle(-290, -116, 16), theme.main.dark),
        pen.body(circle(-290, 106, 16), theme.main.dark),
        pen.body(rectangle(-310, -26, 40, 44, 8), theme.main.mid),
      ].join(''),
      500 - open,
      440,
    ),
    pen.body(rectangle(500 - open - 20, 410, open + 60, 44), theme.plain.mid),
    pen.body('M500 556V220H590V300C590 340 700 330 730 360V430C690 450 680 500 680 556Z', theme.main.mid),
    pen.body('M560 340H730V372H560Z', theme.main.light),
    pen.body(rectangle(498, 220, 20, 80), theme.plain.light),
    pen.body('M440 556H740V590H440Z', theme.main.dark),
    pen.body(circle(480, 573, 11), theme.plain.light) + pen.body(circle(700, 573, 11), theme.plain.light),
    pen.dimension([500 - open, 220], [500, 220], 50, open * 2),
  ].join('')
}
