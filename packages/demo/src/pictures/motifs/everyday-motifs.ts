import type { Pen } from '../kit/pen.ts'
import { placed } from '../kit/pen.ts'
import {
  circle,
  ellipse,
  polygon,
  rectangle,
  regularPolygon,
  ring,
  segment,
  series,
} from '../kit/svg-path.ts'

export function sausages(pen: Pen): string {
  const { theme, random } = pen
  const links = random.int(4, 5)
  const link = (at: number) => {
    const x = 250 + at * (460 / (links - 1))
    return (
      pen.cord(segment(x, 96, x, 150), theme.ink, 5) +
      pen.tube(
        `M${x} 170C${x - 26} 260 ${x - 26} 400 ${x} 480`,
        at % 2 ? theme.main.dark : theme.main.mid,
        62,
      ) +
      pen.fine(`M${x - 22} 240C${x - 32} 300 ${x - 32} 340 ${x - 24} 400`, theme.main.light)
    )
  }
  const slice = (x: number) =>
    pen.body(circle(x, 604, 46), theme.main.mid) +
    pen.body(circle(x, 604, 36), theme.main.light) +
    pen.flat(circle(x - 12, 594, 7) + circle(x + 14, 600, 6) + circle(x - 2, 620, 7), theme.plain.light)
  return [
    pen.tube('M160 92H800', theme.plain.dark, 18),
    ...series(links, link),
    pen.body(rectangle(170, 640, 620, 26, 10), theme.plain.mid),
    ...[260, 350, 440].map(slice),
    pen.body('M520 640C500 590 560 560 600 576C640 548 700 580 690 640Z', theme.accent.mid),
  ].join('')
}

export function cheese(pen: Pen): string {
  const { theme, random } = pen
  const holes = random.sample(
    [
      [300, 430, 24],
      [380, 500, 18],
      [470, 440, 30],
      [560, 500, 20],
      [350, 560, 14],
      [520, 570, 16],
    ] as const,
    5,
  )
  return [
    pen.flat('M150 640H820L780 664H190Z', theme.shadow),
    pen.body('M200 380L470 230L660 380Z', theme.main.light),
    pen.body(rectangle(200, 380, 460, 240), theme.main.mid),
    ...holes.map(([x, y, radius]) => pen.body(ellipse(x, y, radius, radius * 0.8), theme.main.dark)),
    pen.body(
      'M700 620V330C700 300 720 290 720 260V170H790V260C790 290 810 300 810 330V620Z',
      theme.plain.light,
    ),
    pen.body(rectangle(714, 140, 82, 40, 8), theme.accent.mid),
    pen.body(rectangle(700, 400, 110, 130), theme.accent.light),
  ].join('')
}

export function signboard(pen: Pen): string {
  const { theme, random } = pen
  const letters = random.int(4, 6)
  const step = 480 / letters
  const glyphs = [
    (x: number) => pen.body(ring(x + 34, 310, 44, 20), theme.accent.mid),
    (x: number) =>
      pen.body(
        `M${x} 354L${x + 34} 266L${x + 68} 354H${x + 44}L${x + 34} 324L${x + 24} 354Z`,
        theme.accent.mid,
      ),
    (x: number) => pen.body(`M${x} 266H${x + 62}V290H${x + 44}V354H${x + 18}V290H${x}Z`, theme.accent.mid),
    (x: number) => pen.body(`M${x} 266H${x + 24}V330H${x + 62}V354H${x}Z`, theme.accent.mid),
  ]
  return [
    pen.body(rectangle(120, 140, 720, 500), theme.plain.mid),
    pen.fine(series(9, (row) => segment(120, 190 + row * 50, 840, 190 + row * 50)).join('')),
    pen.body(rectangle(180, 220, 600, 180, 18), theme.main.light),
    ...series(letters, (at) => glyphs[at % glyphs.length]?.(240 + at * step) ?? ''),
    ...series(
      3,
      (at) =>
        pen.cord(`M${260 + at * 220} 220V176H${280 + at * 220}`, theme.ink, 6) +
        pen.body(circle(286 + at * 220, 178, 14), theme.main.dark),
    ),
    pen.body('M160 430H800L830 500H130Z', theme.accent.light) +
      pen.fine(series(9, (at) => segment(200 + at * 70, 430, 180 + at * 75, 500)).join('')),
    pen.body(rectangle(220, 520, 220, 120), theme.main.mid) +
      pen.body(rectangle(500, 510, 110, 130), theme.main.dark),
  ].join('')
}

export function trophies(pen: Pen): string {
  const { theme, random } = pen
  const handle = (flip: number) =>
    pen.tube(
      `M${360 + flip * 96} 190C${360 + flip * 190} 180 ${360 + flip * 180} 330 ${360 + flip * 80} 330`,
      theme.accent.mid,
      14,
    )
  return [
    pen.flat('M200 640H800L770 664H230Z', theme.shadow),
    handle(-1) + handle(1),
    pen.body('M256 150H464C470 300 440 380 380 400V490H340V400C280 380 250 300 256 150Z', theme.accent.mid),
    pen.body(rectangle(244, 130, 232, 34, 10), theme.accent.light),
    pen.body(rectangle(300, 486, 120, 40, 6), theme.main.dark) +
      pen.body(rectangle(270, 526, 180, 100, 6), theme.main.mid),
    pen.body(rectangle(310, 556, 100, 36, 4), theme.plain.light),
    pen.body('M580 110H640L690 360H650Z', theme.main.light) +
      pen.body('M760 110H700L650 360H690Z', theme.main.dark),
    pen.body(circle(670, 450, 110), theme.accent.mid) + pen.body(circle(670, 450, 82), theme.accent.light),
    pen.body(regularPolygon(670, 450, 46, random.pick([5, 6]), -90), theme.main.mid),
  ].join('')
}

export function boardGame(pen: Pen): string {
  const { theme, random } = pen
  const cells = series(36, (at) =>
    pen.flat(
      rectangle(180 + (at % 6) * 66, 130 + Math.floor(at / 6) * 66, 66, 66),
      (at + Math.floor(at / 6)) % 2 ? theme.main.mid : theme.plain.light,
    ),
  )
  const pawn = (x: number, y: number, fill: string) =>
    pen.body(
      `M${x - 34} ${y}C${x - 20} ${y - 60} ${x - 16} ${y - 70} ${x - 14} ${y - 96}H${x + 14}C${x + 16} ${y - 70} ${x + 20} ${y - 60} ${x + 34} ${y}Z`,
      fill,
    ) + pen.body(circle(x, y - 112, 26), fill)
  const die = placed(
    pen.body(rectangle(-48, -48, 96, 96, 16), theme.plain.light) +
      pen.flat([-24, 0, 24].map((at) => circle(at, at, 9)).join(''), theme.ink),
    700,
    520,
    random.int(-18, 18),
  )
  return [
    pen.flat(rectangle(170, 120, 440, 440, 10), theme.shadow),
    pen.body(rectangle(160, 110, 436, 436, 10), theme.main.dark),
    ...cells,
    pen.edge(rectangle(180, 130, 396, 396)),
    pawn(280, 330, theme.accent.mid),
    pawn(430, 470, theme.main.light),
    pawn(690, 330, theme.accent.light),
    pawn(790, 360, theme.main.mid),
    die,
  ].join('')
}

export function slide(pen: Pen): string {
  const { theme, random } = pen
  const rungs = random.int(5, 6)
  return [
    pen.flat('M120 640H860L830 662H150Z', theme.shadow),
    pen.tube('M250 640L300 200M340 640L390 200', theme.main.mid, 14),
    ...series(rungs, (at) =>
      pen.tube(`M${258 + at * 8} ${590 - at * 66}H${346 + at * 8}`, theme.plain.light, 12),
    ),
    pen.body(rectangle(280, 220, 160, 26, 6), theme.main.dark),
    pen.body('M270 130L360 60L450 130Z', theme.accent.mid) +
      pen.tube('M290 130V220M430 130V220', theme.main.mid, 10),
    pen.body('M420 232C560 300 600 520 760 590H800V630H740C560 590 520 380 400 290Z', theme.accent.mid),
    pen.fine('M440 250C560 330 600 540 780 606'),
    pen.tube('M440 240V640', theme.main.mid, 12),
    pen.tube('M560 140H860M580 140L540 400M840 140L880 640', theme.main.dark, 14),
    pen.cord('M680 146V420M760 146V420', theme.ink, 5) +
      pen.body(rectangle(664, 416, 112, 22, 8), theme.main.light),
  ].join('')
}

export function lamps(pen: Pen): string {
  const { theme, random } = pen
  const rays = random.int(9, 11)
  const shade = (x: number, drop: number, fill: string) =>
    pen.cord(segment(x, 70, x, drop), theme.ink, 5) +
    pen.body(rectangle(x - 18, drop - 6, 36, 34, 6), theme.plain.dark) +
    pen.body(`M${x - 40} ${drop + 28}H${x + 40}L${x + 110} ${drop + 150}H${x - 110}Z`, fill) +
    pen.body(ellipse(x, drop + 152, 44, 26), theme.accent.light)
  const light = (x: number, y: number) =>
    pen.stitch(
      series(rays, (at) => {
        const angle = (Math.PI * (at + 0.5)) / rays
        return segment(
          x + 70 * Math.cos(angle),
          y + 70 * Math.sin(angle),
          x + 130 * Math.cos(angle),
          y + 130 * Math.sin(angle),
        )
      }).join(''),
    )
  return [
    pen.tube('M140 66H820', theme.plain.mid, 14),
    shade(270, 150, theme.main.light) + light(270, 310),
    shade(500, 260, theme.main.mid) + light(500, 420),
    shade(720, 120, theme.main.dark) + light(720, 280),
    pen.body(
      polygon([
        [180, 640],
        [780, 640],
        [800, 672],
        [160, 672],
      ]),
      theme.plain.mid,
    ),
  ].join('')
}
