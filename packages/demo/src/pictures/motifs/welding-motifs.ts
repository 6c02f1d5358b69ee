import { createSpace, type Spot } from '../kit/isometric.ts'
import { mirrored, type Pen } from '../kit/pen.ts'
import {
  circle,
  ellipse,
  type Point,
  polygon,
  polyline,
  rectangle,
  segment,
  series,
} from '../kit/svg-path.ts'

export function weldedFrame(pen: Pen): string {
  const { theme, random } = pen
  const space = createSpace(pen)
  const [w, d, h, t] = [random.int(280, 340), 220, random.int(220, 270), 22]
  const post = (x: number, y: number) => space.block([x, y, 0], [t, t, h])
  const braces = random.pick([1, 2])
  const tube = (from: Spot, to: Spot) => {
    const path = polyline([space.at(...from), space.at(...to)])
    return pen.tube(path, theme.accent.mid, 16)
  }
  const weld = (x: number, y: number, z: number) =>
    pen.cord(polyline([space.at(x - 14, y, z), space.at(x + 16, y, z)]), theme.accent.mid, 9)
  return space.fitted(
    [
      pen.flat(
        space.face([
          [-20, -20, 0],
          [w + 70, -20, 0],
          [w + 70, d + 60, 0],
          [-20, d + 60, 0],
        ]),
        theme.shadow,
      ),
      post(0, 0),
      space.block([t, 0, 40], [w - 2 * t, t, t]) + space.block([0, t, 40], [t, d - 2 * t, t]),
      post(w - t, 0) + post(0, d - t),
      braces === 2 ? tube([10, t, 60], [10, d - t, h - 20]) : '',
      space.block([t, d - t, 40], [w - 2 * t, t, t]),
      tube([t + 6, d - 4, 66], [w - t - 6, d - 4, h - 14]),
      space.block([w - t, t, 40], [t, d - 2 * t, t]),
      post(w - t, d - t),
      space.block([0, 0, h], [w, t, t]) + space.block([0, t, h], [t, d - 2 * t, t]),
      ...series(3, (rail) => space.block([t, t + 30 + rail * 52, h], [w - 2 * t, 14, t - 4], theme.plain)),
      space.block([w - t, t, h], [t, d - 2 * t, t]) + space.block([0, d - t, h], [w, t, t]),
      weld(t, d, h - 2) + weld(w - t, d, h - 2) + weld(t, d, 40) + weld(w - t, d, 40),
      pen.dimension(space.at(0, d, 0), space.at(w, d, 0), -46, w * 4),
    ].join(''),
  )
}

export function truss(pen: Pen): string {
  const { theme, random } = pen
  const panels = random.pick([6, 8])
  const [left, right, base] = [120, 840, 380]
  const step = (right - left) / panels
  const kind = random.int(0, 2)
  const height = (index: number) => {
    const share = index / panels
    if (kind === 0) return 130
    if (kind === 1) return 40 + 190 * (1 - Math.abs(2 * share - 1))
    return 50 + 180 * Math.sin(Math.PI * share)
  }
  const upper = series(panels + 1, (index): Point => [left + index * step, base - height(index)])
  const lower = series(panels + 1, (index): Point => [left + index * step, base])
  const node = (points: readonly Point[], index: number): Point => points[index] ?? [left, base]
  const web =
    series(panels, (index) => {
      const rising = index < panels / 2
      return (
        polyline([node(rising ? upper : lower, index), node(rising ? lower : upper, index + 1)]) +
        polyline([node(upper, index), node(lower, index)])
      )
    }).join('') + polyline([node(upper, panels), node(lower, panels)])
  const member = (path: string, width: number, fill: string) => pen.tube(path, fill, width)
  const column =
    pen.body(rectangle(104, base, 32, 220), theme.main.mid) +
    pen.edge(segment(120, base, 120, base + 220), 2) +
    pen.body(rectangle(74, 596, 92, 20), theme.main.dark)
  return [
    pen.flat('M60 616H900L880 640H80Z', theme.shadow),
    mirrored(column, 480),
    member(web, 8, theme.accent.mid),
    member(polyline(upper), 16, theme.main.light),
    member(polyline(lower), 16, theme.main.light),
    ...[...upper, ...lower].map(([x, y]) =>
      pen.body(
        polygon([
          [x - 17, y - 13],
          [x + 17, y - 13],
          [x + 17, y + 13],
          [x - 17, y + 13],
        ]),
        theme.main.dark,
      ),
    ),
    pen.dimension([left, 600], [right, 600], 60, random.pick([12000, 18000, 24000])),
    pen.dimension([node(lower, 1)[0], base], [node(lower, 2)[0], base], -50, random.pick([1500, 2250, 3000])),
  ].join('')
}

export function tank(pen: Pen): string {
  const { theme, random } = pen
  const shell =
    'M250 250H720C790 250 820 310 820 370C820 430 790 490 720 490H250C180 490 150 430 150 370C150 310 180 250 250 250Z'
  const saddle = (x: number) =>
    pen.body(
      polygon([
        [x - 66, 470],
        [x + 66, 470],
        [x + 50, 600],
        [x - 50, 600],
      ]),
      theme.main.dark,
    ) + pen.body(rectangle(x - 80, 596, 160, 18), theme.plain.mid)
  const nozzle = (x: number, width: number, fill: string) =>
    pen.body(rectangle(x - width / 2, 196, width, 62), theme.main.mid) +
    pen.body(rectangle(x - width / 2 - 14, 184, width + 28, 18, 4), fill)
  const rungs = series(9, (rung) => segment(640, 236 + rung * 42, 690, 236 + rung * 42)).join('')
  const bands = random.int(2, 3)
  return [
    pen.flat('M130 614H860L830 640H160Z', theme.shadow),
    saddle(290) + saddle(590),
    nozzle(330, random.int(70, 90), theme.accent.mid) +
      nozzle(470, 40, theme.main.dark) +
      nozzle(560, 40, theme.main.dark),
    pen.body(shell, theme.main.light),
    pen.clip(
      shell,
      pen.flat('M140 420H830V500H140Z', theme.main.mid) +
        pen.flat('M140 278H830V296H140Z', theme.plain.light),
    ),
    pen.edge(shell),
    ...series(bands, (band) =>
      pen.edge(
        `M${250 + (band * 470) / (bands - 1)} 250C${232 + (band * 470) / (bands - 1)} 320 ${232 + (band * 470) / (bands - 1)} 420 ${250 + (band * 470) / (bands - 1)} 490`,
        3,
      ),
    ),
    pen.body(ellipse(180, 370, 14, 40), theme.accent.mid),
    pen.body(circle(430, 370, 54), theme.main.mid) +
      pen.body(circle(430, 370, 38), theme.main.light) +
      pen.flat(
        series(8, (bolt) =>
          circle(430 + 46 * Math.cos((bolt * Math.PI) / 4), 370 + 46 * Math.sin((bolt * Math.PI) / 4), 4),
        ).join(''),
        theme.ink,
      ),
    pen.cord(`M640 150V612M690 150V612${rungs}`, theme.ink, 9),
    pen.cord('M640 150C600 150 590 190 590 230M690 150C730 150 740 190 740 230', theme.ink, 9),
    pen.axis(segment(110, 370, 860, 370)),
    pen.dimension([250, 490], [720, 490], -56 - 100, random.pick([4200, 5600, 6400])),
  ].join('')
}
