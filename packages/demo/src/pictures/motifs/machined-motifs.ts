import { gear } from '../kit/gear-path.ts'
import { createSpace } from '../kit/isometric.ts'
import type { Pen } from '../kit/pen.ts'
import { arc, circle, polar, polygon, polyline, rectangle, ring, segment, series } from '../kit/svg-path.ts'

export function gearPair(pen: Pen): string {
  const { theme, random } = pen
  const teeth = random.pick([24, 28, 32])
  const pinion = random.pick([12, 14])
  const radius = 208
  const small = (radius * pinion) / teeth
  const [cx, cy] = [370, 368]
  const px = cx + radius + small
  const spokes = random.pick([5, 6])
  const windows = series(spokes, (spoke) => {
    const [from, to] = [(spoke * 360) / spokes + 13, ((spoke + 1) * 360) / spokes - 13]
    const inner = polar(cx, cy, 82, to)
    return `${arc(cx, cy, 150, from, to)}L${inner[0].toFixed(1)} ${inner[1].toFixed(1)}${arc(cx, cy, 82, to, from).replace('M', 'L')}Z`
  })
  // A tooth of the large wheel points right. The small wheel is therefore turned by `mesh` degrees (half a turn plus
  // half the angle between two teeth), so that it has a gap on its left.
  const mesh = 180 + 180 / pinion
  return [
    pen.flat(circle(cx + 14, cy + 18, radius + 8) + circle(px + 10, cy + 14, small + 6), theme.shadow),
    pen.body(gear(cx, cy, radius, teeth, 30) + windows.join(''), theme.main.light),
    pen.body(ring(cx, cy, 66, 36), theme.main.mid),
    pen.body(`${circle(cx, cy, 36)}`, theme.ground),
    pen.body(rectangle(cx - 10, cy - 50, 20, 24), theme.ground),
    pen.body(gear(px, cy, small, pinion, 30, mesh), theme.accent.mid),
    pen.body(circle(px, cy, 44), theme.accent.light),
    pen.body(circle(px, cy, 24), theme.ground),
    pen.axis(
      circle(cx, cy, radius) +
        segment(cx - radius - 50, cy, px + small + 60, cy) +
        segment(cx, cy - radius - 50, cx, cy + radius + 50) +
        segment(px, cy - small - 50, px, cy + small + 50),
    ),
    pen.dimension([cx, cy + 230], [px, cy + 230], -34, teeth * 4 + pinion * 4),
  ].join('')
}

export function flange(pen: Pen): string {
  const { theme, random } = pen
  const holes = random.pick([4, 6, 8])
  const [cx, cy, radius] = [330, 350, 224]
  const bore = random.int(60, 84)
  const bolt = radius * 0.76
  const bolts = series(holes, (hole) => polar(cx, cy, bolt, (hole * 360) / holes + 180 / holes))
  const [x, t] = [660, 56]
  const half = (side: 1 | -1) => {
    const y = (value: number) => cy + side * value
    const outline = polygon([
      [x, y(bore)],
      [x + 190, y(bore)],
      [x + 190, y(bore + 34)],
      [x + t + 22, y(bore + 34)],
      [x + t, y(bore + 56)],
      [x + t, y(radius)],
      [x, y(radius)],
    ])
    return (
      pen.hatch(outline, theme.main.light, 22) +
      pen.body(rectangle(x, y(bolt) - 16, t, 32), theme.ground) +
      pen.axis(segment(x - 30, y(bolt), x + t + 30, y(bolt)))
    )
  }
  return [
    pen.flat(circle(cx + 12, cy + 16, radius), theme.shadow),
    pen.body(ring(cx, cy, radius, bore), theme.main.light),
    pen.body(ring(cx, cy, bore + 34, bore), theme.main.mid),
    ...bolts.map(([bx, by]) => pen.body(circle(bx, by, 19), theme.accent.mid)),
    pen.axis(
      circle(cx, cy, bolt) +
        segment(cx - radius - 40, cy, cx + radius + 40, cy) +
        segment(cx, cy - radius - 40, cx, cy + radius + 40),
    ),
    pen.edge(segment(x, cy - bore, x, cy + bore) + segment(x + 190, cy - bore, x + 190, cy + bore)),
    half(1) + half(-1),
    pen.axis(segment(x - 50, cy, x + 240, cy)),
    pen.dimension([x, cy + radius], [x + t, cy + radius], -44, random.int(16, 28)),
    pen.dimension([x + 190, cy + bore], [x + 190, cy - bore], -52, bore),
  ].join('')
}

export function steppedShaft(pen: Pen): string {
  const { theme, random } = pen
  const steps = [
    [110, 50],
    [random.int(120, 150), 78],
    [random.int(180, 220), 108],
    [random.int(40, 54), 150],
    [random.int(110, 140), 92],
    [120, 56],
  ] as const
  const total = steps.reduce((sum, [length]) => sum + length, 0)
  const cy = 320
  let x = (960 - total) / 2
  const start = x
  const shapes = steps.map(([length, height], index) => {
    const left = x
    x += length
    const chamfer = index === 0 || index === steps.length - 1 ? 10 : 0
    const path = polygon([
      [left, cy - height + (index === 0 ? chamfer : 0)],
      [left + (index === 0 ? chamfer : 0), cy - height],
      [x - (index === 5 ? chamfer : 0), cy - height],
      [x, cy - height + (index === 5 ? chamfer : 0)],
      [x, cy + height - (index === 5 ? chamfer : 0)],
      [x - (index === 5 ? chamfer : 0), cy + height],
      [left + (index === 0 ? chamfer : 0), cy + height],
      [left, cy + height - (index === 0 ? chamfer : 0)],
    ])
    const [light, fill] =
      index === 3 ? [theme.accent.light, theme.accent.mid] : [theme.plain.light, theme.main.light]
    const shade = pen.flat(
      rectangle(left, cy + height * 0.35, length, height * 0.65 - 2),
      index === 3 ? theme.accent.dark : theme.main.mid,
    )
    const shine = pen.flat(rectangle(left + 4, cy - height * 0.72, length - 8, height * 0.16), light)
    const thread =
      index === 0
        ? pen.fine(
            series(10, (turn) =>
              segment(left + 14 + turn * 10, cy - height, left + 6 + turn * 10, cy + height),
            ).join(''),
            theme.ink,
          )
        : ''
    return pen.body(path, fill) + shade + shine + thread + pen.edge(path)
  })
  const keyX = start + 110 + steps[1][0]
  return [
    pen.flat(rectangle(start + 10, cy + 158, total - 20, 18, 9), theme.shadow),
    ...shapes,
    pen.body(rectangle(keyX + 30, cy - 20, steps[2][0] - 60, 40, 20), theme.main.dark),
    pen.axis(segment(start - 50, cy, start + total + 50, cy)),
    pen.dimension([start, cy + 60], [keyX, cy + 60], -210, 64),
    pen.dimension([keyX, cy + 110], [keyX + steps[2][0], cy + 110], -160, (steps[2][0] / 2) | 0),
    pen.dimension([start, cy - 60], [start + total, cy - 60], 140, Math.round(total / 2)),
  ].join('')
}

export function milledBlock(pen: Pen): string {
  const { theme, random } = pen
  const space = createSpace(pen)
  const [w, d] = [340, 260]
  const wall = random.pick([150, 190])
  const pocket = random.chance(0.5)
  const bores = random.pick([2, 3])
  const bore = (x: number, y: number, z: number, radius: number) =>
    pen.body(space.disc([x, y, z], radius), theme.main.dark) +
    pen.clip(space.disc([x, y, z], radius), pen.flat(space.disc([x, y, z - 26], radius), theme.ground))
  const pocketFace = (z: number) =>
    space.face([
      [130, 60, z],
      [300, 60, z],
      [300, 200, z],
      [130, 200, z],
    ])
  return space.fitted(
    [
      pen.flat(
        space.face([
          [-10, -10, -90],
          [w + 60, -10, -90],
          [w + 60, d + 40, -90],
          [-10, d + 40, -90],
        ]),
        theme.shadow,
      ),
      space.block([0, 0, -80], [w, d, 90], theme.main),
      pocket
        ? pen.body(pocketFace(10), theme.main.dark) +
          pen.clip(pocketFace(10), pen.body(pocketFace(-24), theme.plain.mid))
        : bore(150, 66, 10, 26) + bore(290, 66, 10, 26) + bore(150, 194, 10, 26) + bore(290, 194, 10, 26),
      space.block([0, 0, 10], [70, d, wall], theme.accent),
      ...series(bores, (index) =>
        pen.body(
          space.hole('x', [70, ((index + 0.5) * d) / bores, 10 + wall * 0.55], 30),
          theme.accent.light,
        ),
      ),
      pen.axis(
        series(bores, (index) =>
          polyline([
            space.at(70, ((index + 0.5) * d) / bores, 10 + wall * 0.55),
            space.at(220, ((index + 0.5) * d) / bores, 10 + wall * 0.55),
          ]),
        ).join(''),
      ),
      pen.body(space.hole('y', [200, d, -36], 18), theme.ground),
      pen.body(space.hole('y', [290, d, -36], 18), theme.ground),
      pen.dimension(space.at(0, d, -80), space.at(w, d, -80), -50, w / 2),
      pen.dimension(space.at(w, d, -80), space.at(w, 0, -80), -50, d / 2),
    ].join(''),
  )
}
