import { type Pen, placed } from '../kit/pen.ts'
import { circle, type Point, polyline, rectangle, segment, series } from '../kit/svg-path.ts'

/** Draws vessels side by side on a shelf. Each vessel is drawn with its foot at the origin. */
function row(pen: Pen, vessels: readonly string[], gap: number): string {
  const start = 480 - ((vessels.length - 1) * gap) / 2
  return [
    pen.flat('M70 604H890L870 630H90Z', pen.theme.shadow),
    pen.body(rectangle(60, 594, 840, 18, 4), pen.theme.plain.mid),
    ...vessels.map((vessel, index) => placed(vessel, start + index * gap, 594)),
  ].join('')
}

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
  return row(
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
  return row(pen, random.sample([pump, tube, pot, dropper, spray, soap], 5), 170)
}

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
    pen.edge(`${atoms.map((points) => `${polyline(points)}Z`).join('')}M615 122L570 148M795 70L840 44`, 5),
    ...atoms
      .flat()
      .map(([x, y], index) =>
        pen.body(circle(x, y, index % 4 === 0 ? 14 : 9), index % 4 === 0 ? theme.accent.mid : theme.main.mid),
      ),
    row(pen, [flask(theme.main.mid), cylinder, round], 240),
  ].join('')
}

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
    pen.tube('M70 -150C150 -160 150 -50 66 -50', theme.accent.mid, 17) +
    pen.body('M-80 -190H80L70 -12C70 -4 64 0 56 0H-56C-64 0 -70 -4 -70 -12Z', theme.accent.mid) +
    pen.flat('M-77 -140H77L75 -110H-75Z', theme.accent.light)
  const jug =
    pen.tube('M54 -300C150 -310 140 -130 76 -110', theme.main.dark, 17) +
    pen.body(
      'M-70 -350L-40 -330H56V-260C60 -220 96 -170 96 -100C96 -40 70 0 50 0H-50C-70 0 -96 -40 -96 -100C-96 -170 -56 -220 -54 -270Z',
      theme.main.light,
    ) +
    pen.flat(
      'M-90 -130C-60 -150 -30 -110 0 -130C30 -150 60 -110 92 -130V-96C60 -76 30 -116 0 -96C-30 -76 -60 -116 -94 -96Z',
      theme.accent.mid,
    )
  return row(pen, [plates + placed(bowl, 0, -24 * pile + 12, 0, 0.8), jug, mug], 270)
}
