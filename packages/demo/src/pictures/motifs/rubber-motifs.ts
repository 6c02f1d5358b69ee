import { type Pen, placed } from '../kit/pen.ts'
import { circle, type Point, polygon, rectangle, ring, segment, series, smooth } from '../kit/svg-path.ts'

export function sealRings(pen: Pen): string {
  const { theme, random } = pen
  const rings: readonly (readonly [x: number, y: number, radius: number])[] = [
    [270, 290, 190],
    [270, 290, 132],
    [300, 320, 74],
    [560, 190, 104],
    [560, 190, 58],
    [790, 200, 92],
    [130, 560, 66],
    [420, 560, 92],
    [420, 560, 44],
    [286, 586, 34],
  ]
  const accent = random.int(0, rings.length - 1)
  const drawn = rings.map(([x, y, radius], index) => {
    const width = random.int(15, 24)
    const fill =
      index === accent ? theme.accent.mid : random.pick([theme.main.dark, theme.main.mid, theme.black])
    return (
      pen.cord(circle(x + 8, y + 11, radius), theme.shadow, width) +
      pen.tube(circle(x, y, radius), fill, width) +
      pen.cord(
        `M${x - radius * 0.72} ${y - radius * 0.69}A${radius} ${radius} 0 0 1 ${x - radius * 0.2} ${y - radius * 0.98}`,
        theme.plain.mid,
        4,
      )
    )
  })
  return [
    ...drawn,
    pen.hatch('M560 470H680V560H800V470H900V640H560Z', theme.plain.mid, 20),
    pen.body(circle(740, 514, 46), theme.accent.mid),
    pen.flat(circle(725, 498, 12), theme.accent.light),
    pen.hatch('M560 400H900V464H560Z', theme.plain.light, 20),
    pen.dimension([680, 640], [800, 640], -36, random.int(2, 9)),
  ].join('')
}

export function sealProfiles(pen: Pen): string {
  const { theme, random } = pen
  const profiles = [
    `M-80 30V70H80V30H20C60 10 70 -70 0 -80C-70 -70 -60 10 -20 30Z${circle(0, -26, 24)}`,
    'M-80 -70H-44V34H44V-70H80V70H-80Z',
    `M-70 70V-30A70 50 0 0 1 70 -30V70ZM-40 46H40V-26A40 26 0 0 0 -40 -26Z`,
    'M-80 40H-30L-60 -60H-24L0 20L24 -60H60L30 40H80V74H-80Z',
    `${circle(-26, -10, 62)}${circle(-26, -10, 36)}M20 30H90V64H-40V46Z`,
    'M-84 -20H-50V-70H-20V-20H20V-70H50V-20H84V20H50V70H20V20H-20V70H-50V20H-84Z',
    'M-80 70V44L-40 30V-40L-66 -70H66L40 -40V30L80 44V70Z',
  ]
  const fills = [theme.main.mid, theme.main.light, theme.main.dark]
  return random
    .sample(profiles, 6)
    .map((profile, index) => {
      const [x, y] = [210 + (index % 3) * 270, 210 + Math.floor(index / 3) * 300]
      const shape = pen.body(
        profile,
        index === 1 || index === 5 ? theme.accent.mid : (fills[index % 3] ?? theme.main.mid),
      )
      return (
        placed(pen.flat(profile, theme.shadow), x + 10, y + 14, 0, 1.25) +
        placed(shape, x, y, 0, 1.25) +
        pen.axis(segment(x - 126, y, x + 126, y) + segment(x, y - 120, x, y + 120))
      )
    })
    .join('')
}

export function bellows(pen: Pen): string {
  const { theme, random } = pen
  const folds = random.int(6, 8)
  const step = 480 / folds
  const [deep, high] = [random.int(110, 130), random.int(190, 210)]
  const edge = (side: 1 | -1) =>
    series(
      folds * 2 + 1,
      (index): Point => [240 + (index * step) / 2, 340 + side * (index % 2 === 0 ? deep : high)],
    )
  const outline = `${smooth(edge(-1))}L720 340H240Z`
  const lower = smooth(edge(1))
  return [
    pen.flat('M120 566H850L820 592H150Z', theme.shadow),
    pen.tube(lower, theme.accent.mid, 18),
    pen.body(outline, theme.main.mid),
    pen.fine(
      series(folds - 1, (fold) => `M${240 + (fold + 1) * step} ${340 - deep}V340`).join(''),
      theme.main.dark,
    ),
    pen.flat(
      series(folds, (fold) => `M${240 + (fold + 0.5) * step - 6} ${340 - high + 20}h12V338h-12Z`).join(''),
      theme.main.light,
    ),
    pen.edge(outline),
    pen.body(rectangle(130, 340 - deep - 16, 116, deep + 16), theme.main.light),
    pen.body(rectangle(714, 340 - deep - 16, 116, deep + 16), theme.main.light),
    pen.hatch(rectangle(130, 340 + deep - 12, 116, 28), theme.accent.light, 12),
    pen.hatch(rectangle(714, 340 + deep - 12, 116, 28), theme.accent.light, 12),
    pen.body(rectangle(164, 340 - deep - 28, 48, deep + 28), theme.plain.mid),
    pen.body(rectangle(748, 340 - deep - 28, 48, deep + 28), theme.plain.mid),
    pen.axis(segment(80, 340, 880, 340)),
    pen.dimension([130, 480], [830, 480], -146, random.int(180, 420)),
  ].join('')
}

export function treadedWheel(pen: Pen): string {
  const { theme, random } = pen
  const [cx, cy] = [350, 350]
  const lugs = random.pick([24, 30, 36])
  const spokes = random.pick([5, 6, 8])
  const lug = (index: number) =>
    placed(
      pen.body(
        polygon([
          [-13, -258],
          [13, -258],
          [16, -226],
          [-16, -226],
        ]),
        theme.black,
      ),
      cx,
      cy,
      (index * 360) / lugs,
    )
  const chevrons = series(
    9,
    (row) => `M650 ${146 + row * 48}L735 ${182 + row * 48}L820 ${146 + row * 48}`,
  ).join('')
  const tyre = rectangle(646, 94, 178, 512, 50)
  return [
    pen.flat(circle(cx + 14, cy + 20, 256), theme.shadow),
    ...series(lugs, lug),
    pen.body(circle(cx, cy, 238), theme.main.mid),
    pen.fine(ring(cx, cy, 222, 186), theme.ink),
    pen.body(circle(cx, cy, 168), theme.plain.light),
    ...series(spokes, (spoke) =>
      placed(pen.body('M-16 -60L-26 -164H26L16 -60Z', theme.plain.mid), cx, cy, (spoke * 360) / spokes),
    ),
    pen.body(circle(cx, cy, 72), theme.accent.mid),
    pen.body(circle(cx, cy, 30), theme.ground),
    pen.flat(
      series(5, (bolt) =>
        circle(cx + 51 * Math.cos(bolt * 1.2566), cy + 51 * Math.sin(bolt * 1.2566), 7),
      ).join(''),
      theme.accent.light,
    ),
    pen.body(tyre, theme.main.mid),
    pen.clip(tyre, pen.cord(chevrons, theme.black, 18)),
    pen.edge(tyre),
    pen.axis(segment(70, cy, 870, cy) + segment(cx, 60, cx, 640)),
    pen.dimension([646, 606], [824, 606], -36, random.int(60, 180)),
  ].join('')
}
