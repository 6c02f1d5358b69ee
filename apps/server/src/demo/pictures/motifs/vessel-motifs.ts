import { type Pen, placed } from '../kit/pen.ts'
import { circle, type Point, polyline, rectangle, segment, series, smooth } from '../kit/svg-path.ts'

/** Vessels standing on one line: `draw` places each with its foot at the origin. */
function shelf(pen: Pen, vessels: readonly string[], gap: number): string {
  const start = 480 - ((vessels.length - 1) * gap) / 2
  return [
    pen.flat('M70 604H890L870 630H90Z', pen.theme.shadow),
    pen.body(rectangle(60, 594, 840, 18, 4), pen.theme.plain.mid),
    ...vessels.map((vessel, index) => placed(vessel, start + index * gap, 594)),
  ].join('')
}

/** A row of preserves: jars, a bottle and a tin with labels and lids. */
export function jarFamily(pen: Pen): string {
  const { theme, random } = pen
  const tones = [theme.main.light, theme.main.mid, theme.accent.light]
  const jar = (width: number, height: number, fill: string, lid: string) => {
    const w = width / 2
    const glass = `M${-w + 16} 0C${-w} 0 ${-w} -10 ${-w} -20V${-height + 60}C${-w} ${-height + 24} ${-w + 22} ${-height + 24} ${-w + 22} ${-height}H${w - 22}C${w - 22} ${-height + 24} ${w} ${-height + 24} ${w} ${-height + 60}V-20C${w} -10 ${w} 0 ${w - 16} 0Z`
    const level = -height + 74
    return [
      pen.body(glass, theme.plain.light),
      pen.clip(glass, pen.flat(rectangle(-w + 8, level, width - 16, -level - 8), fill)),
      pen.edge(glass),
      pen.body(rectangle(-w + 4, -height * 0.56, width - 8, height * 0.34), theme.plain.light),
      pen.flat(circle(0, -height * 0.44, 22), theme.accent.mid),
      pen.cord(`M${-w * 0.5} ${-height * 0.29}H${w * 0.5}`, theme.main.dark, 7),
      pen.body(rectangle(-w + 12, -height - 34, width - 24, 38, 6), lid),
      pen.fine(
        series(Math.floor((width - 40) / 12), (rib) =>
          segment(-w + 24 + rib * 12, -height - 28, -w + 24 + rib * 12, -height - 4),
        ).join(''),
        theme.ink,
      ),
    ].join('')
  }
  const bottle = (height: number, fill: string) => {
    const glass = `M-52 0V${-height * 0.56}C-52 ${-height * 0.72} -18 ${-height * 0.72} -18 ${-height + 20}V${-height}H18V${-height + 20}C18 ${-height * 0.72} 52 ${-height * 0.72} 52 ${-height * 0.56}V0Z`
    return (
      pen.body(glass, fill) +
      pen.body(rectangle(-52, -height * 0.48, 104, height * 0.3), theme.plain.light) +
      pen.flat(`M0 ${-height * 0.44}l26 48h-52Z`, theme.accent.mid) +
      pen.body(rectangle(-24, -height - 26, 48, 40, 5), theme.main.dark)
    )
  }
  const tin = (width: number, height: number) =>
    pen.body(rectangle(-width / 2, -height, width, height, 8), theme.plain.mid) +
    pen.body(rectangle(-width / 2, -height + 22, width, height - 44), theme.main.mid) +
    pen.flat(rectangle(-width / 2 + 2, -height * 0.4, width - 4, 30), theme.accent.mid) +
    pen.body(circle(0, -height * 0.6, 26), theme.plain.light)
  const fill = () => random.pick(tones)
  return shelf(
    pen,
    random.sample(
      [
        jar(170, 270, fill(), theme.accent.mid),
        bottle(430, theme.main.dark),
        jar(130, 200, fill(), theme.main.dark),
        tin(150, 190),
        bottle(360, theme.main.light),
        jar(150, 330, fill(), theme.main.mid),
      ],
      5,
    ),
    172,
  )
}

/** A line of bottles, pumps, tubes and jars of one cosmetic series. */
export function bottleFamily(pen: Pen): string {
  const { theme, random } = pen
  const mark = (y: number) =>
    pen.cord(`M-26 ${y}H26`, theme.accent.mid, 8) +
    pen.cord(`M-18 ${y + 22}H18M-12 ${y + 40}H12`, theme.soft, 4)
  const pump = [
    pen.body('M-8 -360V-410H8V-360Z', theme.plain.mid),
    pen.body('M-30 -440H40C60 -440 70 -430 74 -412H52C48 -418 44 -418 36 -418H-30Z', theme.main.dark),
    pen.body(rectangle(-26, -366, 52, 44, 4), theme.main.dark),
    pen.body('M-60 0V-260C-60 -300 -30 -300 -30 -324H30C30 -300 60 -300 60 -260V0Z', theme.main.light),
    mark(-170),
  ].join('')
  const tube =
    pen.body('M-62 -330H62L44 -60H-44Z', theme.main.mid) +
    pen.body(rectangle(-66, -350, 132, 24, 3), theme.main.light) +
    pen.body(rectangle(-40, -60, 80, 60, 6), theme.accent.mid) +
    pen.cord('M-26 -220H26', theme.plain.light, 8) +
    pen.cord('M-18 -196H18', theme.plain.light, 4)
  const pot =
    pen.body(rectangle(-78, -110, 156, 110, 20), theme.plain.light) +
    pen.body(rectangle(-82, -156, 164, 54, 8), theme.accent.mid) +
    mark(-60)
  const dropper = [
    pen.body('M-20 -290C-26 -350 26 -350 20 -290Z', theme.accent.mid),
    pen.body(rectangle(-28, -292, 56, 50, 4), theme.plain.mid),
    pen.body('M-56 0V-180C-56 -220 -24 -220 -24 -242H24C24 -220 56 -220 56 -180V0Z', theme.main.dark),
    pen.body(rectangle(-40, -150, 80, 96), theme.plain.light),
    mark(-120),
  ].join('')
  const spray = [
    pen.body(rectangle(-22, -452, 44, 60, 8), theme.plain.mid),
    pen.flat(circle(-8, -432, 5), theme.ink),
    pen.body(rectangle(-44, -396, 88, 396, 22), theme.main.mid),
    pen.body(rectangle(-44, -300, 88, 120), theme.plain.light),
    mark(-258),
  ].join('')
  const soap =
    pen.body(rectangle(-84, -74, 168, 74, 26), theme.main.light) +
    pen.stitch(rectangle(-66, -58, 132, 42, 16))
  return shelf(pen, random.sample([pump, tube, pot, dropper, spray, soap], 5), 170)
}

/** Laboratory glass on a bench, with a molecule above. */
export function labGlass(pen: Pen): string {
  const { theme, random } = pen
  const flask = (liquid: string) => {
    const glass = 'M-26 -330H26V-200L118 -30C128 -8 116 0 100 0H-100C-116 0 -128 -8 -118 -30L-26 -200Z'
    return (
      pen.body(glass, theme.plain.light) +
      pen.clip(
        glass,
        pen.flat('M-140 -120C-70 -140 70 -100 140 -120V10H-140Z', liquid) +
          pen.flat(circle(-20, -60, 12) + circle(30, -84, 8) + circle(10, -30, 6), theme.plain.light),
      ) +
      pen.edge(glass) +
      pen.body(rectangle(-36, -346, 72, 20, 8), theme.plain.mid)
    )
  }
  const level = random.int(150, 300)
  const cylinder =
    pen.body(rectangle(-38, -380, 76, 372), theme.plain.light) +
    pen.flat(rectangle(-34, -level, 68, level - 12), theme.main.light) +
    pen.edge(series(9, (tick) => `M-38 ${-60 - tick * 32}h${tick % 2 === 0 ? 30 : 18}`).join(''), 3) +
    pen.edge(rectangle(-38, -380, 76, 372)) +
    pen.body(rectangle(-70, -14, 140, 16, 6), theme.main.dark)
  const round = (() => {
    const glass =
      'M-22 -300H22V-206C84 -192 110 -150 110 -106C110 -46 62 0 0 0C-62 0 -110 -46 -110 -106C-110 -150 -84 -192 -22 -206Z'
    return (
      pen.body(glass, theme.plain.light) +
      pen.clip(glass, pen.flat('M-120 -104C-60 -90 60 -120 120 -104V10H-120Z', theme.accent.mid)) +
      pen.edge(glass) +
      pen.body(rectangle(-32, -314, 64, 18, 6), theme.plain.mid)
    )
  })()
  const hexagon = (x: number, y: number): Point[] =>
    series(6, (corner) => [
      x + 52 * Math.cos(((corner * 60 + 30) * Math.PI) / 180),
      y + 52 * Math.sin(((corner * 60 + 30) * Math.PI) / 180),
    ])
  const atoms = [hexagon(660, 96), hexagon(750, 96), hexagon(705, 174)]
  return [
    pen.edge(atoms.map((points) => `${polyline(points)}Z`).join('') + 'M615 122L570 148M795 70L840 44', 5),
    ...atoms
      .flat()
      .map(([x, y], index) =>
        pen.body(circle(x, y, index % 4 === 0 ? 14 : 9), index % 4 === 0 ? theme.accent.mid : theme.main.mid),
      ),
    shelf(pen, [flask(theme.main.mid), cylinder, round], 240),
  ].join('')
}

/** Tanks, pipes and a filler over a belt of bottles. */
export function processLine(pen: Pen): string {
  const { theme, random } = pen
  const vat = (x: number, width: number, fill: string) =>
    [
      pen.cord(`M${x - width * 0.35} 400V520M${x + width * 0.35} 400V520`, theme.ink, 12),
      pen.body(
        `M${x - width / 2} 170C${x - width / 2} 110 ${x + width / 2} 110 ${x + width / 2} 170V380L${x + 16} 450H${x - 16}L${x - width / 2} 380Z`,
        fill,
      ),
      pen.flat(
        `M${x + width * 0.2} 152V376L${x + 10} 444H${x + 14}L${x + width / 2 - 3} 379V170C${x + width / 2} 150 ${x + width * 0.3} 140 ${x + width * 0.2} 136Z`,
        theme.main.mid,
      ),
      pen.edge(`M${x - width / 2} 180H${x + width / 2}M${x - width / 2} 372H${x + width / 2}`, 3),
      pen.body(rectangle(x - 26, 84, 52, 44, 6), theme.main.dark),
      pen.body(circle(x - width * 0.18, 250, 30), theme.plain.light) +
        pen.edge(`M${x - width * 0.18} 250l14 -16`, 3),
    ].join('')
  const pipe = (path: string) => pen.cord(path, theme.ink, 26) + pen.cord(path, theme.accent.mid, 16)
  const valve = (x: number, y: number) =>
    pen.body(`M${x - 26} ${y - 20}L${x + 26} ${y + 20}V${y - 20}L${x - 26} ${y + 20}Z`, theme.plain.light) +
    pen.edge(segment(x, y, x, y - 34)) +
    pen.edge(segment(x - 16, y - 34, x + 16, y - 34), 6)
  const bottles = random.int(9, 10)
  const bottle = (index: number) => {
    const x = 120 + index * 80
    return (
      pen.body(
        `M${x - 22} 596V536C${x - 22} 520 ${x - 9} 520 ${x - 9} 500H${x + 9}C${x + 9} 520 ${x + 22} 520 ${x + 22} 536V596Z`,
        index > 6 ? theme.plain.light : theme.main.light,
      ) + (index < 6 ? pen.body(rectangle(x - 12, 486, 24, 18, 3), theme.accent.mid) : '')
    )
  }
  return [
    pipe('M190 450V486H300V240H350') + pipe('M480 450V476H600V130H720V210'),
    vat(190, 180, theme.main.light),
    vat(460, 200, theme.plain.light),
    valve(300, 380) + valve(600, 330),
    pen.body(rectangle(650, 200, 160, 150, 10), theme.main.mid),
    pen.body(circle(700, 270, 28), theme.plain.light) +
      pen.body(rectangle(744, 240, 44, 16, 4), theme.accent.mid) +
      pen.body(rectangle(744, 270, 44, 16, 4), theme.plain.light),
    ...[670, 710, 750, 790].map((x) =>
      pen.body(`M${x - 10} 350H${x + 10}V410L${x} 440L${x - 10} 410Z`, theme.main.dark),
    ),
    ...series(bottles, bottle),
    pen.body(rectangle(60, 596, 840, 34, 17), theme.main.dark),
    ...series(10, (roller) => pen.body(circle(90 + roller * 86, 613, 9), theme.plain.light)),
    pen.cord('M140 634V690M820 634V690M480 634V690', theme.ink, 12),
  ].join('')
}

/** Bread, biscuits and rolls on a baking tray, from above. */
export function bakingTray(pen: Pen): string {
  const { theme, random } = pen
  const biscuit =
    pen.body(circle(0, 0, 50), theme.main.light) +
    pen.flat(
      series(7, (hole) =>
        circle(hole === 6 ? 0 : 26 * Math.cos(hole * 1.047), hole === 6 ? 0 : 26 * Math.sin(hole * 1.047), 4),
      ).join(''),
      theme.main.dark,
    )
  const scallop =
    pen.body(
      smooth(
        series(
          24,
          (step): Point => [
            (step % 2 === 0 ? 52 : 45) * Math.cos((step * Math.PI) / 12),
            (step % 2 === 0 ? 52 : 45) * Math.sin((step * Math.PI) / 12),
          ],
        ),
        true,
      ),
      theme.main.mid,
    ) + pen.body(circle(0, 0, 22), theme.accent.mid)
  const cracker =
    pen.body(rectangle(-46, -46, 92, 92, 10), theme.main.light) +
    pen.stitch(rectangle(-34, -34, 68, 68, 4), theme.main.dark) +
    pen.flat(
      circle(-14, -14, 4) + circle(14, -14, 4) + circle(-14, 14, 4) + circle(14, 14, 4),
      theme.main.dark,
    )
  const pretzel =
    pen.cord(
      'M-34 34C10 10 50 -10 40 -34C30 -54 2 -40 0 -18C-2 -40 -30 -54 -40 -34C-50 -10 -10 10 34 34',
      theme.ink,
      24,
    ) +
    pen.cord(
      'M-34 34C10 10 50 -10 40 -34C30 -54 2 -40 0 -18C-2 -40 -30 -54 -40 -34C-50 -10 -10 10 34 34',
      theme.main.dark,
      15,
    )
  const ring =
    pen.body(circle(0, 0, 50) + circle(0, 0, 18), theme.main.mid) +
    pen.cord(
      series(9, (seed) => `M${34 * Math.cos(seed * 0.698)} ${34 * Math.sin(seed * 0.698)}l6 4`).join(''),
      theme.plain.light,
      5,
    )
  const kinds = random.sample([biscuit, scallop, cracker, pretzel, ring], 3)
  const cells = series(20, (cell) =>
    placed(
      kinds[(Math.floor(cell / 5) + (cell % 5)) % 3] ?? biscuit,
      216 + (cell % 5) * 132,
      166 + Math.floor(cell / 5) * 130,
      random.int(-20, 20),
    ),
  )
  return [
    pen.flat(rectangle(108, 84, 780, 588, 30), theme.shadow),
    pen.body(rectangle(90, 62, 780, 596, 30), theme.plain.mid),
    pen.body(rectangle(116, 88, 728, 544, 18), theme.plain.dark),
    ...cells,
  ].join('')
}

/** A turned vessel: outside on the left, cut through on the right. */
export function glassVessel(pen: Pen): string {
  const { theme, random } = pen
  // Half widths from the foot up to the rim; `floor` is where the hollow begins.
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

/** Crockery piled in elevation: plates, a bowl, a cup and a jug. */
export function crockery(pen: Pen): string {
  const { theme, random } = pen
  const pile = random.int(4, 6)
  const plates = series(pile, (plate) =>
    placed(
      pen.body(
        'M-130 -18C-90 -14 -80 0 -60 0H60C80 0 90 -14 130 -18L126 -26H-126Z',
        plate % 2 === 0 ? theme.main.light : theme.plain.light,
      ),
      0,
      -plate * 24,
    ),
  ).join('')
  const bowl =
    pen.body('M-120 -150H120C120 -60 80 -20 50 -16V0H-50V-16C-80 -20 -120 -60 -120 -150Z', theme.main.mid) +
    pen.clip(
      'M-120 -150H120C120 -60 80 -20 50 -16H-50C-80 -20 -120 -60 -120 -150Z',
      pen.flat(series(9, (tooth) => `M${-126 + tooth * 28} -126l14 36l14 -36Z`).join(''), theme.plain.light),
    ) +
    pen.edge('M-120 -126H120', 3)
  const mug =
    pen.cord('M70 -150C150 -160 150 -50 66 -50', theme.ink, 26) +
    pen.cord('M70 -150C150 -160 150 -50 66 -50', theme.accent.mid, 17) +
    pen.body('M-80 -190H80L70 -12C70 -4 64 0 56 0H-56C-64 0 -70 -4 -70 -12Z', theme.accent.mid) +
    pen.flat('M-77 -140H77L75 -110H-75Z', theme.accent.light)
  const jug =
    pen.cord('M54 -300C150 -310 140 -130 76 -110', theme.ink, 26) +
    pen.cord('M54 -300C150 -310 140 -130 76 -110', theme.main.dark, 17) +
    pen.body(
      'M-70 -350L-40 -330H56V-260C60 -220 96 -170 96 -100C96 -40 70 0 50 0H-50C-70 0 -96 -40 -96 -100C-96 -170 -56 -220 -54 -270Z',
      theme.main.light,
    ) +
    pen.flat(
      'M-90 -130C-60 -150 -30 -110 0 -130C30 -150 60 -110 92 -130V-96C60 -76 30 -116 0 -96C-30 -76 -60 -116 -94 -96Z',
      theme.accent.mid,
    )
  return shelf(pen, [plates + placed(bowl, 0, -24 * pile + 12, 0, 0.8), jug, mug], 270)
}
