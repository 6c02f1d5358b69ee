import { createSpace, type Spot } from '../kit/isometric.ts'
import type { Pen } from '../kit/pen.ts'
import { polyline, series } from '../kit/svg-path.ts'

export function chair(pen: Pen): string {
  const { theme, random } = pen
  const space = createSpace(pen)
  const gap = random.pick([46, 58])
  const leg = (x: number, y: number) => space.block([x, y, -200], [26, 26, 170], theme.main)
  const guide = (x: number, y: number, from: number, to: number) =>
    pen.stitch(polyline([space.at(x, y, from), space.at(x, y, to)]))
  const seatZ = gap
  const slats = series(4, (slat) =>
    space.block([0, 46 + slat * 40, seatZ + gap + 40], [20, 20, 120], theme.main),
  )
  return space.fitted(
    [
      pen.flat(
        space.face([
          [-20, -20, -206],
          [240, -20, -206],
          [240, 240, -206],
          [-20, 240, -206],
        ]),
        theme.shadow,
      ),
      leg(0, 0),
      guide(13, 13, -30, seatZ),
      leg(196, 0) + leg(0, 196),
      space.block([26, 6, -74], [170, 14, 34], theme.plain),
      space.block([6, 26, -74], [14, 170, 34], theme.plain),
      space.block([202, 26, -74], [14, 170, 34], theme.plain),
      space.block([26, 202, -74], [170, 14, 34], theme.plain),
      leg(196, 196),
      guide(209, 13, -30, seatZ) + guide(13, 209, -30, seatZ),
      guide(209, 209, -30, seatZ),
      space.block([-8, -8, seatZ], [238, 238, 22], theme.accent),
      guide(10, 12, seatZ + 22, seatZ + gap + 24) + guide(10, 210, seatZ + 22, seatZ + gap + 24),
      space.block([0, 0, seatZ + gap + 24], [22, 24, 190], theme.main),
      ...slats,
      space.block([0, 198, seatZ + gap + 24], [22, 24, 190], theme.main),
      space.block([0, 24, seatZ + gap + 30], [22, 174, 18], theme.plain),
      space.block([-2, -10, seatZ + gap + 180], [28, 244, 50], theme.main),
    ].join(''),
  )
}

export function cabinet(pen: Pen): string {
  const { theme, random } = pen
  const space = createSpace(pen)
  const [w, d, h] = [random.pick([300, 340]), 180, 330]
  const drawers = random.int(2, 3)
  const step = 170 / drawers
  const inside = { light: theme.plain.mid, mid: theme.plain.light, dark: theme.plain.dark }
  const opening = (x: number, width: number, z: number, height: number) =>
    pen.body(
      space.face([
        [x, d, z],
        [x + width, d, z],
        [x + width, d, z + height],
        [x, d, z + height],
      ]),
      theme.main.dark,
    ) +
    pen.body(
      space.face([
        [x, d, z],
        [x + width, d, z],
        [x + width, d - 46, z],
        [x + 46, d - 46, z],
      ]),
      theme.plain.mid,
    )
  const fronts = series(drawers, (row) => {
    const pull = row === drawers - 1 ? random.int(40, 70) : 0
    const z = 10 + row * step
    const block = space.block([10, d, z], [w - 20, 10 + pull, step - 12], pull > 0 ? theme.accent : inside)
    const knob = space.block([w / 2 - 30, d + 10 + pull, z + step / 2 - 10], [60, 8, 8], theme.main)
    return block + knob
  })
  const feet: readonly Spot[] = [
    [6, 6, -40],
    [w - 30, 6, -40],
    [6, d - 30, -40],
    [w - 30, d - 30, -40],
  ]
  return space.fitted(
    [
      pen.flat(
        space.face([
          [-10, -10, -40],
          [w + 40, -10, -40],
          [w + 40, d + 60, -40],
          [-10, d + 60, -40],
        ]),
        theme.shadow,
      ),
      ...feet.map((foot) => space.block(foot, [24, 24, 40], theme.main)),
      space.block([0, 0, 0], [w, d, h], theme.main),
      opening(12, w / 2 - 18, 196, 120),
      opening(w / 2 + 6, w / 2 - 18, 196, 120),
      ...fronts,
      space.block([-10, -10, h], [w + 20, d + 20, 16], theme.main),
    ].join(''),
  )
}

export function fingerJoint(pen: Pen): string {
  const { theme, random } = pen
  const space = createSpace(pen)
  const fingers = random.pick([3, 4, 5])
  const [width, thick, gap] = [280, 56, random.int(70, 100)]
  const step = width / (fingers * 2 - 1)
  const grain = (y: number) =>
    series(6, (line) =>
      polyline(
        series(8, (at) => space.at(-300 + at * 40, y + 18 + line * 44 + ((at * (line + 2)) % 3) * 4, 40)),
      ),
    )
  const lying = [
    space.block([-300, 0, -16], [300, width, thick], theme.main),
    pen.fine(grain(0).join(''), theme.main.mid),
    ...series(fingers, (finger) =>
      space.block([0, finger * 2 * step, -16], [thick, step, thick], theme.main),
    ),
  ]
  const x = gap + thick
  const standing = [
    ...series(fingers - 1, (finger) =>
      space.block([x, (finger * 2 + 1) * step, -16], [thick, step, thick], theme.accent),
    ),
    space.block([x, 0, 40], [thick, width, 230], theme.accent),
  ]
  const guides = series(fingers, (finger) =>
    polyline([space.at(thick, finger * 2 * step, 40), space.at(x, finger * 2 * step, 40)]),
  )
  return space.fitted(
    [
      pen.flat(
        space.face([
          [-310, 10, -40],
          [260, 10, -40],
          [260, 310, -40],
          [-310, 310, -40],
        ]),
        theme.shadow,
      ),
      ...lying,
      pen.stitch(guides.join('')),
      ...standing,
    ].join(''),
  )
}

export function tableFrame(pen: Pen): string {
  const { theme, random } = pen
  const space = createSpace(pen)
  const [w, d] = [random.pick([320, 360]), 240]
  const leg = (x: number, y: number) => space.block([x, y, -150], [28, 28, 230])
  return space.fitted(
    [
      pen.flat(
        space.face([
          [0, 0, -150],
          [w, 0, -150],
          [w, d, -150],
          [0, d, -150],
        ]),
        theme.shadow,
      ),
      leg(16, 16) + leg(w - 44, 16) + leg(16, d - 44),
      space.block([40, 24, 30], [w - 80, 16, 50]),
      space.block([24, 40, 30], [16, d - 80, 50]),
      space.block([44, d - 40, 20], [w - 88, 16, 60]),
      space.block([90, d - 26, 28], [w - 180, 44, 44], theme.accent),
      space.block([w / 2 - 26, d + 18, 46], [52, 8, 8], theme.plain),
      space.block([w - 40, 44, 20], [16, d - 88, 60]),
      leg(w - 44, d - 44),
      space.block([0, 0, 80], [w, d, 26]),
      pen.fine(
        series(5, (line) =>
          polyline(
            series(10, (at) => space.at((at * w) / 9, 30 + line * 44 + ((at * (line + 3)) % 4) * 5, 106)),
          ),
        ).join(''),
        theme.main.mid,
      ),
    ].join(''),
  )
}
