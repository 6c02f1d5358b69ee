import { type Pen, placed } from '../kit/pen.ts'
import { circle, polygon, rectangle, segment, series } from '../kit/svg-path.ts'

const GROUND = 412

function tree(pen: Pen, x: number, size: number): string {
  return (
    pen.cord(segment(x, GROUND, x, GROUND - size), pen.theme.ink, 5) +
    pen.body(circle(x, GROUND - size * 1.25, size * 0.6), pen.theme.main.light)
  )
}

function truck(pen: Pen): string {
  const { theme } = pen
  return [
    pen.body(rectangle(0, -96, 190, 84, 4), theme.plain.light) +
      pen.flat(rectangle(2, -50, 186, 14), theme.accent.mid),
    pen.body('M196 -12V-74H240L262 -44V-12Z', theme.accent.mid) +
      pen.body('M208 -66H236L250 -44H208Z', theme.plain.light),
    ...[40, 92, 226].map(
      (x) => pen.body(circle(x, -8, 18), theme.black) + pen.body(circle(x, -8, 7), theme.plain.light),
    ),
  ].join('')
}

function ground(pen: Pen): string {
  return (
    pen.flat(`M0 ${GROUND}H1440V480H0Z`, pen.theme.shadow) +
    pen.edge(`M0 ${GROUND}H1440`) +
    pen.stitch('M0 448H1440')
  )
}

export function sawtoothWorks(pen: Pen): string {
  const { theme, random } = pen
  const bays = random.pick([5, 6])
  const width = 880 / bays
  const left = random.pick([120, 420])
  const wallTop = 232
  const roofs = series(bays, (bay) => {
    const x = left + bay * width
    return (
      pen.body(
        polygon([
          [x, wallTop],
          [x, 134],
          [x + width, wallTop],
        ]),
        theme.main.mid,
      ) +
      pen.body(
        polygon([
          [x, 216],
          [x, 154],
          [x + width * 0.36, 196],
          [x + width * 0.36, 216],
        ]),
        theme.accent.light,
      )
    )
  })
  const windows = series(bays * 2, (index) => {
    const x = left + 22 + (index * width) / 2
    const w = width / 2 - 40
    return (
      pen.body(rectangle(x, 272, w, 96, w / 2 > 20 ? 20 : 4), theme.plain.light) +
      pen.fine(segment(x + w / 2, 272, x + w / 2, 368) + segment(x, 312, x + w, 312))
    )
  })
  const stack = left > 200 ? 250 : 1130
  return [
    pen.flat(
      circle(stack + 30, 96, 34) + circle(stack + 86, 70, 44) + circle(stack + 160, 60, 32),
      theme.grid,
    ),
    ground(pen),
    pen.body(
      `M${stack - 26} ${GROUND}L${stack - 16} 104H${stack + 16}L${stack + 26} ${GROUND}Z`,
      theme.main.dark,
    ),
    pen.body(rectangle(stack - 24, 92, 48, 20, 3), theme.main.light),
    pen.flat(`M${stack - 19} 190h38l2 26h-42Z`, theme.plain.light),
    pen.body(rectangle(stack - 120, 290, 260, GROUND - 290), theme.main.light) +
      pen.body(rectangle(stack - 130, 276, 280, 18), theme.main.dark),
    pen.body(rectangle(stack - 96, 316, 50, 40, 3), theme.plain.light) +
      pen.body(rectangle(stack - 24, 330, 50, GROUND - 330, 3), theme.accent.mid) +
      pen.body(rectangle(stack + 56, 316, 50, 40, 3), theme.plain.light),
    ...roofs,
    pen.body(rectangle(left, wallTop, 880, GROUND - wallTop), theme.main.light),
    pen.body(rectangle(left - 8, wallTop - 8, 896, 20, 3), theme.main.dark),
    ...windows,
    pen.body(rectangle(left + 360, 300, 160, GROUND - 300), theme.accent.mid) +
      pen.edge(
        series(4, (slat) => segment(left + 360, 322 + slat * 24, left + 520, 322 + slat * 24)).join(''),
        3,
      ),
    tree(pen, left > 200 ? 70 : 1370, 60) + tree(pen, left > 200 ? 1360 : 60, 70),
    placed(truck(pen), left > 200 ? 1010 : 160, GROUND + 26),
  ].join('')
}

export function storageYard(pen: Pen): string {
  const { theme, random } = pen
  const silo = (x: number, top: number, fill: string) =>
    pen.body(`M${x} ${GROUND}V${top}L${x + 55} ${top - 44}L${x + 110} ${top}V${GROUND}Z`, fill) +
    pen.flat(`M${x + 76} ${top + 2}H${x + 107}V${GROUND - 2}H${x + 76}Z`, theme.main.mid) +
    pen.edge(series(5, (band) => segment(x, top + 30 + band * 52, x + 110, top + 30 + band * 52)).join(''), 3)
  const heap = (x: number, columns: number, rows: number) =>
    series(rows, (row) =>
      series(columns - Math.floor(row / 2), (column) =>
        pen.body(
          rectangle(x + column * 54 + row * 4, GROUND - (row + 1) * 34, 50, 34),
          random.chance(0.12) ? theme.accent.mid : random.pick([theme.main.light, theme.main.mid]),
        ),
      ).join(''),
    ).join('')
  const hook = random.int(640, 860)
  return [
    ground(pen),
    silo(70, 160, theme.main.light) + silo(190, 120, theme.plain.light) + silo(310, 160, theme.main.light),
    pen.tube('M120 110L300 76L480 196', theme.accent.mid, 6),
    pen.cord(
      `M560 ${GROUND}L590 110M640 ${GROUND}L610 110M1030 ${GROUND}L1060 110M1110 ${GROUND}L1080 110M574 300H628M1044 300H1098`,
      theme.ink,
      12,
    ),
    pen.body(rectangle(520, 86, 660, 34, 4), theme.accent.mid),
    pen.fine(
      series(16, (panel) => `M${530 + panel * 40} 118L${550 + panel * 40} 88L${570 + panel * 40} 118`).join(
        '',
      ),
      theme.accent.light,
    ),
    pen.body(rectangle(hook - 36, 116, 72, 30, 4), theme.main.dark),
    pen.cord(`M${hook - 14} 146V226M${hook + 14} 146V226`, theme.ink, 4),
    pen.body(rectangle(hook - 90, 226, 180, 40), theme.main.mid),
    pen.flat(series(4, (core) => circle(hook - 62 + core * 42, 246, 12)).join(''), theme.ground),
    heap(670, 6, random.int(2, 3)),
    heap(1150, 4, random.int(4, 5)),
    placed(truck(pen), 400, GROUND + 22),
    tree(pen, 1400, 60),
  ].join('')
}

export function workshopWall(pen: Pen): string {
  const { theme, random } = pen
  const boards = series(7, (board) =>
    pen.body(
      rectangle(40 + board * 30, 96 + (board % 3) * 18, 24, GROUND - 96 - (board % 3) * 18),
      board % 3 === 1 ? theme.main.light : theme.main.mid,
    ),
  )
  const hammer =
    pen.body(rectangle(-9, -40, 18, 130, 6), theme.main.mid) +
    pen.body('M-50 -76H34C52 -76 56 -50 56 -44H34V-36H-50Z', theme.plain.mid)
  const saw =
    pen.body('M-100 -40L70 -24V20L-100 -14Z', theme.plain.light) +
    pen.body('M64 -36H100C122 -20 122 30 100 40H74Z', theme.main.mid)
  const square = pen.body('M-50 -80H-26V50H60V76H-50Z', theme.plain.light)
  const plane =
    pen.body('M-90 30V0C-60 -10 -40 -6 -20 -6L10 -46L30 -40L16 -6H60C90 -6 94 10 94 30Z', theme.main.mid) +
    pen.body('M-10 -6L14 -60L30 -54L10 -4Z', theme.accent.mid)
  const clamp =
    pen.tube('M-60 -60H60V60M-60 -60V60', theme.accent.mid, 12) +
    pen.body(rectangle(-70, 36, 20, 40), theme.plain.mid) +
    pen.body(rectangle(50, 36, 20, 40), theme.plain.mid)
  const chisel = (x: number, fill: string) =>
    placed(
      pen.body(rectangle(-9, -70, 18, 66, 8), fill) + pen.body('M-7 -4H7V60L-7 72Z', theme.plain.light),
      x,
      0,
    )
  const chisels = series(4, (index) =>
    chisel(-60 + index * 40, index === 1 ? theme.accent.mid : theme.main.mid),
  ).join('')
  const tools = random.sample([hammer, square, clamp, chisels, placed(saw, 0, 0, -90, 0.84)], 5)
  const spacing = [370, 540, 715, 890, 1060]
  const holes = series(42, (column) =>
    series(8, (row) => circle(290 + column * 24, 70 + row * 24, 2.5)).join(''),
  ).join('')
  return [
    pen.flat(`M0 ${GROUND}H1440V480H0Z`, theme.shadow) + pen.edge(`M0 ${GROUND}H1440`),
    ...boards,
    pen.body(rectangle(270, 44, 1040, 210, 8), theme.plain.light) + pen.flat(holes, theme.plain.dark),
    ...tools.map((tool, index) => placed(tool, spacing[index] ?? 0, 150)),
    placed(pen.body(circle(0, 0, 50), theme.main.light) + pen.edge('M0 0V-32M0 0L22 10', 5), 1236, 140),
    pen.body(rectangle(280, 316, 1100, 30, 4), theme.main.light),
    pen.body(rectangle(320, 346, 30, 100), theme.main.dark) +
      pen.body(rectangle(1310, 346, 30, 100), theme.main.dark) +
      pen.body(rectangle(800, 346, 300, 70, 4), theme.main.mid) +
      pen.body(rectangle(900, 370, 100, 14, 7), theme.plain.light),
    placed(plane, 560, 286),
    pen.body('M700 316V296H980V316Z', theme.main.mid) + pen.fine('M716 306H960', theme.main.dark),
    pen.cord('M1180 316V250C1180 230 1160 210 1130 220', theme.ink, 8) +
      pen.body('M1090 246L1120 196L1164 226Z', theme.accent.mid) +
      pen.body(rectangle(1150, 302, 60, 14, 6), theme.main.dark),
    pen.fine('M600 330c20 20 40 -4 52 20c10 20 30 10 40 30', theme.main.dark),
  ].join('')
}
