import { createSpace } from '../kit/isometric.ts'
import { mirrored, type Pen, placed } from '../kit/pen.ts'
import { circle, ellipse, polyline, rectangle, ring, segment, series } from '../kit/svg-path.ts'

export function housing(pen: Pen): string {
  const { theme, random } = pen
  const boss = (x: number, y: number) =>
    pen.body(ring(x, y, 26, 11), theme.main.mid) +
    pen.edge(`M${x - 26} ${y}h-16M${x + 26} ${y}h16M${x} ${y - 26}v-16M${x} ${y + 26}v16`)
  const slots = random.int(5, 7)
  const ribs = random.int(3, 4)
  return [
    pen.flat(rectangle(164, 122, 660, 460, 76), theme.shadow),
    pen.body(rectangle(150, 104, 660, 460, 76), theme.main.mid),
    pen.body(rectangle(172, 126, 616, 416, 58), theme.main.light),
    pen.fine(
      `${series(
        ribs,
        (rib) =>
          segment(430 + rib * 80, 130, 430 + rib * 80, 538) +
          segment(438 + rib * 80, 130, 438 + rib * 80, 538),
      ).join('')}M176 330H784M176 338H784`,
      theme.main.dark,
    ),
    pen.body(rectangle(440, 190, 300, 180, 14), theme.main.dark),
    pen.body(rectangle(456, 206, 268, 148, 8), theme.ground),
    ...series(slots, (slot) => pen.body(rectangle(230, 240 + slot * 32, 150, 16, 8), theme.main.dark)),
    boss(226, 178) + boss(734, 178 + 312) + boss(226, 490) + boss(734, 178) + boss(480, 470),
    ...[560, 610, 660].map((x) => pen.body(circle(x, 450, 19), theme.accent.mid)),
    pen.body(rectangle(440, 92, 80, 24, 6), theme.accent.mid),
    pen.body(rectangle(440, 552, 80, 24, 6), theme.accent.mid),
    pen.dimension([150, 564], [810, 564], -56, random.int(90, 180)),
    pen.dimension([150, 564], [150, 104], 50, random.int(60, 90)),
  ].join('')
}

export function runnerTree(pen: Pen): string {
  const { theme, random } = pen
  const cog = `${circle(0, 0, 54)}${circle(0, 0, 20)}${series(6, (hole) => circle(38 * Math.cos((hole * Math.PI) / 3), 38 * Math.sin((hole * Math.PI) / 3), 6)).join('')}`
  const shell = `${rectangle(-62, -44, 124, 88, 20)}${rectangle(-40, -24, 80, 48, 8)}`
  const lever = `M-62 -20A20 20 0 0 1 -42 -40H20A40 40 0 1 1 20 40H-42A20 20 0 0 1 -62 20Z${circle(22, 0, 16)}`
  const clip = 'M-58 -36H58V-8H20V36H-20V-8H-58Z'
  const key = `${circle(-24, 0, 36)}${circle(-24, 0, 14)}M10 -12H64V12H52V30H38V12H10Z`
  const parts = random.sample([cog, shell, lever, clip, key], 4)
  const gates = series(4, (column) => segment(184 + column * 198, 250, 184 + column * 198, 470)).join('')
  const runner = `${rectangle(84, 96, 792, 528, 40)}M84 360H876${gates}M184 96v60M382 96v60M580 96v60M778 96v60M184 624v-60M382 624v-60M580 624v-60M778 624v-60`
  const cells = series(8, (cell) => {
    const [column, row] = [cell % 4, Math.floor(cell / 4)]
    const part = parts[(column + row * 2) % 4] ?? cog
    return placed(
      pen.body(part, cell === 2 || cell === 5 ? theme.accent.mid : theme.main.light),
      184 + column * 198,
      218 + row * 284,
      row * 180,
    )
  })
  return [
    placed(pen.cord(runner, theme.shadow, 24), 10, 14),
    pen.tube(runner, theme.main.mid, 16),
    ...cells,
    pen.body(circle(480, 360, 34), theme.main.dark),
    pen.body(circle(480, 360, 15), theme.main.light),
  ].join('')
}

export function crates(pen: Pen): string {
  const { theme, random } = pen
  const space = createSpace(pen)
  const [w, d, h] = [230, 170, 104]
  const crate = (x: number, y: number, z: number, tone = theme.main) => {
    const slotsLeft = series(3, (row) =>
      series(4, (column) =>
        pen.body(
          space.face([
            [x + 22 + column * 50, y + d, z + 18 + row * 24],
            [x + 58 + column * 50, y + d, z + 18 + row * 24],
            [x + 58 + column * 50, y + d, z + 30 + row * 24],
            [x + 22 + column * 50, y + d, z + 30 + row * 24],
          ]),
          tone.dark,
        ),
      ).join(''),
    )
    const slotsRight = series(3, (row) =>
      series(3, (column) =>
        pen.body(
          space.face([
            [x + w, y + 20 + column * 46, z + 18 + row * 24],
            [x + w, y + 54 + column * 46, z + 18 + row * 24],
            [x + w, y + 54 + column * 46, z + 30 + row * 24],
            [x + w, y + 20 + column * 46, z + 30 + row * 24],
          ]),
          tone.mid,
        ),
      ).join(''),
    )
    const rim = space.block([x - 6, y - 6, z + h - 12], [w + 12, d + 12, 12], tone)
    const hollow = pen.body(
      space.face([
        [x + 10, y + 10, z + h],
        [x + w - 10, y + 10, z + h],
        [x + w - 10, y + d - 10, z + h],
        [x + 10, y + d - 10, z + h],
      ]),
      tone.dark,
    )
    return (
      space.block([x, y, z], [w, d, h - 8], tone) + slotsLeft.join('') + slotsRight.join('') + rim + hollow
    )
  }
  const accent = random.int(0, 2)
  const tone = (index: number) => (index === accent ? theme.accent : theme.main)
  return space.fitted(
    [
      pen.flat(
        space.face([
          [-20, -20, 0],
          [w + 330, -20, 0],
          [w + 330, d + 50, 0],
          [-20, d + 50, 0],
        ]),
        theme.shadow,
      ),
      crate(0, 0, 0, tone(0)),
      crate(0, 0, h, tone(1)),
      crate(0, 0, 2 * h, tone(2)),
      crate(w + 50, 0, 0, theme.main),
    ].join(''),
  )
}

export function layeredPrint(pen: Pen): string {
  const { theme, random } = pen
  const layers = random.int(20, 26)
  const [waves, swell] = [random.pick([1, 1.5, 2]), random.int(40, 76)]
  const done = layers - random.int(3, 6)
  const half = (layer: number) => 130 + swell * Math.sin((layer / layers) * Math.PI * waves * 2 - 0.6)
  const y = (layer: number) => 574 - layer * 17
  const strip = (layer: number) => {
    const fill = layer === done ? theme.accent.mid : layer % 4 === 1 ? theme.main.mid : theme.main.light
    return pen.body(rectangle(480 - half(layer), y(layer) - 17, half(layer) * 2, 17, 8), fill)
  }
  const ghost = series(layers - done - 1, (layer) =>
    rectangle(480 - half(done + 1 + layer), y(done + 1 + layer) - 17, half(done + 1 + layer) * 2, 17, 8),
  ).join('')
  const tip = 480 + half(done) * random.pick([-0.5, 0.4, 0.7])
  const top = y(done) - 20
  return [
    pen.flat('M190 606H790L760 640H220Z', theme.shadow),
    pen.body(rectangle(200, 574, 560, 30, 6), theme.plain.mid),
    pen.stitch(ghost),
    ...series(done + 1, strip),
    pen.tube('M110 80V604M850 80V604', theme.plain.mid, 12),
    pen.body(rectangle(84, top - 116, 52, 66, 8), theme.main.dark) +
      pen.body(rectangle(824, top - 116, 52, 66, 8), theme.main.dark),
    pen.tube(segment(110, top - 84, 850, top - 84), theme.plain.light, 10),
    placed(
      pen.cord('M0 -150C20 -240 120 -260 200 -200', theme.accent.mid, 8) +
        pen.body(rectangle(-52, -150, 104, 96, 10), theme.main.mid) +
        pen.body(circle(0, -102, 26), theme.plain.light) +
        pen.body('M-30 -54H30V-30L8 0H-8L-30 -30Z', theme.main.dark),
      tip,
      top,
    ),
  ].join('')
}

export function lattice(pen: Pen): string {
  const { theme, random } = pen
  const space = createSpace(pen)
  const count = random.pick([3, 4])
  const cell = 300 / count
  const diagonal = random.chance(0.6)
  const cells = series(count + 1, (z) =>
    series(count + 1, (sum) => sum).flatMap((x) => series(count + 1, (y) => [x, y, z] as const)),
  ).flat()
  // The cells are drawn from the far lower corner to the near upper corner, so that near cells cover the cells behind
  // them.
  const ordered = cells.toSorted((a, b) => a[0] + a[1] + a[2] - (b[0] + b[1] + b[2]))
  const strut = (
    from: readonly [number, number, number],
    dx: number,
    dy: number,
    dz: number,
    fill: string,
  ) => {
    const [x, y, z] = from
    if (x + dx > count || y + dy > count || z + dz > count) return ''
    const path = polyline([
      space.at(x * cell, y * cell, z * cell),
      space.at((x + dx) * cell, (y + dy) * cell, (z + dz) * cell),
    ])
    return pen.tube(path, fill, 10)
  }
  const drawn = ordered
    .filter(([x, y, z]) => x === count || y === count || z === count || x + y + z <= count)
    .map((spot) => {
      const [x, y] = space.at(spot[0] * cell, spot[1] * cell, spot[2] * cell)
      const near = spot[0] === count || spot[1] === count || spot[2] === count
      const fill = near ? theme.main.light : theme.main.dark
      const corner = spot.every((value) => value === 0 || value === count)
      return [
        strut(spot, 1, 0, 0, fill) + strut(spot, 0, 1, 0, fill) + strut(spot, 0, 0, 1, fill),
        diagonal && spot[1] === count ? strut(spot, 1, 0, 1, theme.main.mid) : '',
        diagonal && spot[0] === count ? strut(spot, 0, 1, 1, theme.main.mid) : '',
        pen.body(ellipse(x, y, corner ? 17 : 12, corner ? 17 : 12), corner ? theme.accent.mid : fill),
      ].join('')
    })
  return space.fitted(
    pen.flat(
      space.face([
        [-20, -20, -12],
        [350, -20, -12],
        [350, 340, -12],
        [-20, 340, -12],
      ]),
      theme.shadow,
    ) + drawn.join(''),
  )
}

export function turbine(pen: Pen): string {
  const { theme, random } = pen
  const blades = random.pick([7, 9, 11])
  const blade = 'M0 -58C50 -90 70 -150 44 -232C84 -226 116 -206 130 -184C120 -120 80 -70 30 -50Z'
  return [
    pen.flat(circle(494, 376, 262), theme.shadow),
    pen.body(circle(480, 356, 262), theme.plain.mid),
    pen.fine(series(7, (layer) => circle(480, 356, 250 - layer * 28)).join('')),
    ...series(blades, (index) =>
      placed(
        pen.body(blade, index % 3 === 0 ? theme.main.mid : theme.main.light),
        480,
        356,
        (index * 360) / blades,
      ),
    ),
    pen.body(circle(480, 356, 76), theme.accent.mid),
    pen.body(circle(480, 356, 52), theme.accent.light),
    pen.body(circle(480, 356, 22), theme.ground),
    pen.axis(segment(170, 356, 790, 356) + segment(480, 50, 480, 662)),
    mirrored(pen.fine('M120 120H170M120 120V170M120 600H170M120 600V550'), 480),
  ].join('')
}
