import { gear } from '../kit/gear-path.ts'
import { createSpace } from '../kit/isometric.ts'
import { type Pen, placed } from '../kit/pen.ts'
import { circle, ellipse, type Point, polyline, rectangle, segment, series } from '../kit/svg-path.ts'

export function workStation(pen: Pen): string {
  const { theme, random } = pen
  const bins = series(10, (bin) => {
    const [x, y] = [150 + (bin % 5) * 92, 214 + Math.floor(bin / 5) * 74]
    const fill = random.pick([theme.main.mid, theme.main.mid, theme.accent.mid, theme.main.light])
    return (
      pen.body(`M${x} ${y}H${x + 80}V${y + 52}H${x}Z`, theme.main.dark) +
      pen.body(`M${x - 4} ${y + 20}H${x + 84}L${x + 78} ${y + 54}H${x + 2}Z`, fill) +
      pen.body(rectangle(x + 26, y + 30, 28, 14), theme.plain.light)
    )
  })
  return [
    pen.flat('M90 652H880L850 674H120Z', theme.shadow),
    pen.body(rectangle(120, 110, 20, 330), theme.plain.mid) +
      pen.body(rectangle(820, 110, 20, 330), theme.plain.mid),
    pen.body(rectangle(104, 92, 752, 24, 4), theme.main.dark),
    pen.body(rectangle(560, 116, 200, 20, 6), theme.main.mid),
    pen.flat('M566 138H754L850 420H470Z', theme.grid),
    ...bins,
    pen.body(rectangle(136, 264, 484, 12), theme.plain.mid) +
      pen.body(rectangle(136, 340, 484, 12), theme.plain.mid),
    pen.cord('M790 116C786 170 796 190 790 230', theme.ink, 6),
    pen.body(rectangle(772, 226, 36, 96, 14), theme.accent.mid) +
      pen.body(rectangle(784, 322, 12, 44), theme.plain.light),
    pen.body(rectangle(650, 190, 110, 76, 8), theme.black) +
      pen.body(rectangle(662, 202, 86, 52, 2), theme.accent.light),
    pen.body(rectangle(664, 400, 190, 24, 4), theme.plain.mid),
    pen.body('M700 400V376H740V360H790V376H820V400Z', theme.main.light),
    pen.body(circle(764, 388, 15), theme.accent.mid),
    pen.body('M240 424V386H400V424Z', theme.main.light) +
      placed(pen.body(gear(0, 0, 34, 12, 12) + circle(0, 0, 12), theme.accent.mid), 320, 392) +
      pen.body(rectangle(230, 410, 180, 16, 4), theme.main.dark),
    pen.body(rectangle(84, 424, 792, 32, 6), theme.main.light),
    pen.body(rectangle(120, 456, 28, 196), theme.main.dark) +
      pen.body(rectangle(812, 456, 28, 196), theme.main.dark),
    pen.body(rectangle(560, 456, 220, 130, 6), theme.main.mid),
    ...series(
      3,
      (drawer) =>
        pen.edge(segment(560, 456 + drawer * 43, 780, 456 + drawer * 43), 3) +
        pen.body(rectangle(636, 472 + drawer * 43, 68, 12, 6), theme.plain.light),
    ),
    pen.cord('M148 620H812', theme.ink, 12),
  ].join('')
}

export function explodedStack(pen: Pen): string {
  const { theme, random } = pen
  // Each part of the assembly is a short cylinder. The axis of the cylinder points to the upper right.
  const [dx, dy] = [0.9, -0.436]
  const at = (distance: number) => [130 + distance * dx, 540 + distance * dy] as const
  const disc = (distance: number, radius: number) => {
    const [x, y] = at(distance)
    return {
      x,
      y,
      path: ellipse(0, 0, radius * 0.52, radius),
      place: (content: string) => placed(content, x, y, -26),
    }
  }
  const drum = (distance: number, length: number, radius: number, fill: string, side: string, bore = 0) => {
    const [near, far] = [disc(distance, radius), disc(distance + length, radius)]
    const angle = (-26 * Math.PI) / 180
    const [ux, uy] = [-Math.sin(angle) * radius, Math.cos(angle) * radius]
    const barrel = `M${near.x - ux} ${near.y - uy}L${far.x - ux} ${far.y - uy}L${far.x + ux} ${far.y + uy}L${near.x + ux} ${near.y + uy}Z`
    return [
      far.place(pen.body(far.path, side)),
      pen.flat(barrel, side),
      pen.edge(
        `M${near.x - ux} ${near.y - uy}L${far.x - ux} ${far.y - uy}M${far.x + ux} ${far.y + uy}L${near.x + ux} ${near.y + uy}`,
      ),
      near.place(
        pen.body(near.path, fill) +
          (bore > 0 ? pen.body(ellipse(0, 0, bore * 0.52, bore), theme.ground) : ''),
      ),
    ].join('')
  }
  const bolts = (distance: number, radius: number) => {
    const [x, y] = at(distance)
    return placed(
      series(6, (bolt) =>
        pen.body(
          ellipse(radius * 0.52 * Math.cos(bolt * 1.047), radius * Math.sin(bolt * 1.047), 6, 10),
          theme.accent.mid,
        ),
      ).join(''),
      x,
      y,
      -26,
    )
  }
  const teeth = random.pick([16, 18, 20])
  const wheel = (distance: number) => {
    const [x, y] = at(distance)
    const shape = `<g transform="scale(0.52 1)">${pen.body(gear(0, 0, 118, teeth, 26) + circle(0, 0, 44), theme.accent.mid)}</g>`
    return (
      placed(shape, x + 22 * dx, y + 22 * dy, -26) +
      placed(
        `<g transform="scale(0.52 1)">${pen.body(gear(0, 0, 118, teeth, 26) + circle(0, 0, 44), theme.accent.light)}</g>`,
        x,
        y,
        -26,
      )
    )
  }
  const [x1, y1] = at(-70)
  const [x2, y2] = at(880)
  return [
    drum(650, 120, 150, theme.main.mid, theme.main.dark, 92) + bolts(650, 122),
    drum(572, 10, 140, theme.plain.light, theme.plain.dark, 96),
    drum(470, 40, 92, theme.main.light, theme.main.mid, 50),
    pen.axis(segment(x1, y1, x2, y2)),
    wheel(340),
    drum(240, 40, 92, theme.main.light, theme.main.mid, 50),
    drum(170, 8, 132, theme.plain.light, theme.plain.dark, 70),
    drum(60, 40, 140, theme.main.mid, theme.main.dark, 46) + bolts(60, 112),
    drum(-20, 44, 26, theme.accent.mid, theme.accent.dark),
  ].join('')
}

export function conveyor(pen: Pen): string {
  const { theme, random } = pen
  const space = createSpace(pen)
  const length = 560
  const stage = (x: number, step: number) =>
    [
      space.block([x, 40, 0], [80, 70, 16], theme.plain),
      step > 0 ? space.block([x + 8, 48, 16], [64, 54, 36], theme.main) : '',
      step > 1 ? space.block([x + 18, 56, 52], [44, 38, 14], theme.accent) : '',
      step > 2 ? space.cylinder([x + 40, 75, 66], 12, 26, theme.plain) : '',
    ].join('')
  const arm = random.int(40, 80)
  const [baseX, baseY] = space.at(arm, -90, -20)
  const [tipX, tipY] = space.at(342, 75, 84)
  space.at(arm, -90, 190)
  const joints: readonly Point[] = [
    [baseX, baseY],
    [baseX - 30, baseY - 150],
    [tipX - 6, tipY - 190],
    [tipX, tipY - 10],
  ]
  const reach = polyline(joints)
  return space.fitted(
    [
      pen.flat(
        space.face([
          [-10, -90, -110],
          [length + 30, -90, -110],
          [length + 30, 150, -110],
          [-10, 150, -110],
        ]),
        theme.shadow,
      ),
      space.cylinder([arm, -90, -110], 46, 90, theme.main),
      ...[20, length - 60].map(
        (x) =>
          space.block([x, 30, -110], [24, 24, 80], theme.plain) +
          space.block([x, 110, -110], [24, 24, 80], theme.plain),
      ),
      space.block([0, 20, -34], [length, 120, 30], {
        light: theme.main.dark,
        mid: theme.main.mid,
        dark: theme.main.dark,
      }),
      pen.fine(
        series(13, (line) =>
          polyline([space.at(20 + line * 44, 20, -4), space.at(20 + line * 44, 140, -4)]),
        ).join(''),
        theme.main.mid,
      ),
      ...series(4, (step) => stage(30 + step * 136, step)),
      pen.tube(reach, theme.accent.mid, 35),
      ...joints.slice(0, 3).map(([x, y]) => pen.body(circle(x, y, 14), theme.plain.light)),
    ].join(''),
  )
}

export function kitTray(pen: Pen): string {
  const { theme, random } = pen
  const recess = (path: string, x: number, y: number) =>
    placed(pen.body(path, theme.main.dark), x, y, 0, 1.66)
  const items: readonly (readonly [path: string, fill: string])[] = [
    [gear(0, 0, 58, 16, 16) + circle(0, 0, 20), theme.accent.mid],
    [rectangle(-74, -28, 148, 56, 8) + circle(-44, 0, 12) + circle(44, 0, 12), theme.plain.light],
    [circle(0, 0, 62) + circle(0, 0, 38), theme.main.light],
    [`M-70 -50H-20V10H70V50H-70Z${circle(-45, -26, 10)}${circle(44, 30, 10)}`, theme.plain.mid],
    [rectangle(-76, -16, 130, 32, 4) + rectangle(54, -28, 24, 56, 4), theme.plain.light],
    [`M-60 40A60 60 0 1 1 60 40H30A32 32 0 1 0 -30 40Z`, theme.accent.mid],
    [rectangle(-60, -44, 120, 88, 16) + rectangle(-36, -22, 72, 44, 6), theme.main.light],
  ]
  const order = random.sample(items, 6)
  return [
    pen.flat(rectangle(108, 104, 780, 540, 30), theme.shadow),
    pen.body(rectangle(90, 84, 780, 540, 30), theme.main.mid),
    ...order.map(([path, fill], index) => {
      const [x, y] = [230 + (index % 3) * 250, 230 + Math.floor(index / 3) * 244]
      return recess(`${path.split('Z')[0]}Z`, x, y) + placed(pen.body(path, fill), x, y, 0, 1.45)
    }),
  ].join('')
}
