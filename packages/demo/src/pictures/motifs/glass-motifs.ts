import { type Pen, placed } from '../kit/pen.ts'
import { arc, circle, type Point, polygon, rectangle, segment, series, smooth } from '../kit/svg-path.ts'

export function glassVessel(pen: Pen): string {
  const { theme, random } = pen
  // Each point gives half the width of the vessel and its y coordinate, from the foot to the rim. `floor` is the index
  // of the point at which the inside starts.
  const profiles: readonly { outline: readonly Point[]; floor: number }[] = [
    {
      outline: [
        [60, 600],
        [110, 590],
        [150, 520],
        [160, 430],
        [120, 330],
        [64, 250],
        [52, 180],
        [70, 110],
      ],
      floor: 1,
    },
    {
      outline: [
        [120, 600],
        [132, 520],
        [150, 420],
        [160, 320],
        [156, 220],
        [130, 160],
        [140, 110],
      ],
      floor: 1,
    },
    {
      outline: [
        [120, 600],
        [112, 584],
        [24, 560],
        [18, 440],
        [70, 392],
        [136, 330],
        [150, 230],
        [136, 110],
      ],
      floor: 4,
    },
    {
      outline: [
        [90, 600],
        [150, 560],
        [176, 480],
        [160, 400],
        [90, 330],
        [48, 300],
        [44, 200],
        [48, 110],
      ],
      floor: 1,
    },
  ]
  const { outline: profile, floor } = random.pick(profiles)
  const wall = 16
  const floorY = (profile[floor]?.[1] ?? 590) - 24
  const left = profile.map(([x, y]): Point => [480 - x, y])
  const right = profile.map(([x, y]): Point => [480 + x, y])
  const hollow = profile.slice(floor + 1).map(([x, y]): Point => [480 + x - wall, y])
  const knee: Point = [480 + Math.max((profile[floor]?.[0] ?? 60) - wall - 24, 20), floorY]
  const inner: Point[] = [[480, floorY], knee, ...hollow]
  const top = profile.at(-1)?.[0] ?? 60
  const foot = profile[0]?.[0] ?? 60
  const outline = `${smooth(left)}H480V600Z`
  const stripes = random.int(2, 4)
  const bands = series(stripes, (stripe) => rectangle(280, 380 + stripe * 44, 200, 18)).join('')
  const section = `${smooth(right)}L${480 + top - wall} 110${smooth(inner.toReversed()).replace('M', 'L')}V600Z`
  return [
    pen.flat(
      `M${480 - foot - 60} 602H${480 + foot + 120}L${480 + foot + 80} 630H${480 - foot - 20}Z`,
      theme.shadow,
    ),
    pen.body(outline, theme.main.light),
    pen.clip(
      outline,
      pen.flat(bands, theme.accent.mid) + pen.flat('M396 90H420V610H396Z', theme.plain.light),
    ),
    pen.edge(outline),
    pen.flat(`${smooth(right)}H480V600Z`, theme.plain.light),
    pen.hatch(section, theme.main.mid, 14),
    pen.edge(`M480 110H${480 + top}`),
    pen.axis(segment(480, 60, 480, 660)),
    pen.dimension([480 - top, 110], [480 + top, 110], 36, random.int(60, 120)),
    pen.dimension([720, 600], [720, 110], -40, random.int(180, 320)),
  ].join('')
}

export function tiles(pen: Pen): string {
  const { theme, random } = pen
  const size = random.pick([120, 160])
  const kind = random.int(0, 2)
  const half = size / 2
  const quarter = (x: number, y: number, from: number, fill: string) =>
    pen.flat(`${arc(x, y, half, from, from + 90)}L${x} ${y}Z`, fill)
  const tile = (column: number, row: number) => {
    const [x, y] = [column * size, row * size]
    const checker = (column + row) % 2 === 0
    const base = pen.flat(
      rectangle(x, y, size, size),
      kind === 1 && checker ? theme.main.light : theme.plain.light,
    )
    if (kind === 0) {
      const flip = random.chance(0.5)
      const corners = flip
        ? quarter(x, y, 0, theme.main.mid) + quarter(x + size, y + size, 180, theme.accent.mid)
        : quarter(x + size, y, 90, theme.accent.mid) + quarter(x, y + size, 270, theme.main.mid)
      return base + corners
    }
    const [cx, cy] = [x + half, y + half]
    if (kind === 1) {
      const petals = series(4, (petal) =>
        placed(
          pen.flat(
            `M0 0C${half * 0.5} ${-half * 0.2} ${half * 0.7} ${-half * 0.7} ${half * 0.82} ${-half * 0.82}C${half * 0.2} ${-half * 0.7} ${half * 0.1} ${-half * 0.4} 0 0Z`,
            checker ? theme.accent.mid : theme.main.dark,
          ),
          cx,
          cy,
          petal * 90,
        ),
      )
      return base + petals.join('') + pen.flat(circle(cx, cy, half * 0.16), theme.plain.light)
    }
    return (
      base +
      pen.flat(
        polygon([
          [cx, y],
          [x + size, cy],
          [cx, y + size],
          [x, cy],
        ]),
        checker ? theme.main.mid : theme.accent.mid,
      ) +
      pen.flat(circle(cx, cy, half * 0.36), theme.plain.light)
    )
  }
  const [columns, rows] = [Math.ceil(960 / size), Math.ceil(720 / size)]
  const joints =
    series(columns + 1, (column) => segment(column * size, 0, column * size, 720)).join('') +
    series(rows + 1, (row) => segment(0, row * size, 960, row * size)).join('')
  return (
    series(rows, (row) => series(columns, (column) => tile(column, row)).join('')).join('') +
    pen.edge(joints, 4)
  )
}
