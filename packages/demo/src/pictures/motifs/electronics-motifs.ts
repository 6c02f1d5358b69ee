import { type Pen, placed } from '../kit/pen.ts'
import { circle, type Point, polyline, rectangle, ring, segment, series, smooth } from '../kit/svg-path.ts'

export function circuitBoard(pen: Pen): string {
  const { theme, random } = pen
  const board = rectangle(110, 100, 740, 500, 28)
  const [cx, cy] = [random.pick([430, 480, 520]), 340]
  const pins = random.pick([8, 10])
  const pitch = 176 / pins
  const at = (index: number) => (index - (pins - 1) / 2) * pitch
  const left = series(pins, (index): Point[] => {
    const [y, end] = [cy + at(index), cy + at(index) * 2.3]
    const bend = Math.abs(end - y)
    return [
      [cx - 96, y],
      [cx - 136 - (pins - index) * 2, y],
      [cx - 136 - (pins - index) * 2 - bend, end],
      [176, end],
    ]
  })
  const right = series(pins, (index): Point[] => {
    const [y, end] = [cy + at(index), cy + at(index) * 2.1]
    return [
      [cx + 96, y],
      [cx + 140, y],
      [cx + 140 + Math.abs(end - y), end],
      [784, end],
    ]
  })
  const down = series(pins, (index): Point[] => {
    const [x, end] = [cx + at(index), cx + at(index) * 1.9]
    return [
      [x, cy + 96],
      [x, cy + 128],
      [end, cy + 128 + Math.abs(end - x)],
      [end, 556],
    ]
  })
  const up = series(pins - 2, (index): Point[] => {
    const x = cx + at(index + 1)
    const end = 150 + (index % 3) * 26
    return [
      [x, cy - 96],
      [x, end],
    ]
  })
  const traces = [...left, ...right, ...down, ...up]
  const ends = traces.map((points) => points.at(-1) ?? [0, 0])
  const legs = series(
    pins,
    (index) =>
      `${rectangle(cx - 108, cy + at(index) - 4, 22, 8)}${rectangle(cx + 86, cy + at(index) - 4, 22, 8)}${rectangle(cx + at(index) - 4, cy - 108, 8, 22)}${rectangle(cx + at(index) - 4, cy + 86, 8, 22)}`,
  ).join('')
  const passive = (x: number, y: number) =>
    pen.body(rectangle(x - 22, y - 12, 44, 24, 3), theme.plain.light) +
    pen.flat(rectangle(x - 12, y - 10, 24, 20), theme.main.dark)
  return [
    pen.flat(rectangle(126, 118, 740, 500, 28), theme.shadow),
    pen.body(board, theme.main.mid),
    pen.cord(traces.map(polyline).join(''), theme.trace, 5),
    ...ends.map(([x, y]) => pen.flat(ring(x, y, 11, 4.5), theme.plain.light)),
    pen.flat(legs, theme.plain.light),
    pen.body(rectangle(cx - 90, cy - 90, 180, 180, 10), theme.black),
    pen.flat(circle(cx - 64, cy - 64, 10), theme.main.light),
    pen.fine(rectangle(cx - 44, cy - 34, 88, 68, 4), theme.main.light),
    passive(214, 150) + passive(290, 150) + passive(214, 186),
    pen.body(circle(720, 164, 40), theme.accent.mid) + pen.edge('M690 138A40 40 0 0 0 690 190', 3),
    pen.body(circle(630, 160, 30), theme.accent.mid) + pen.edge('M608 140A30 30 0 0 0 608 180', 3),
    pen.body(rectangle(134, 262, 30, 156, 4), theme.plain.mid),
    ...[
      [146, 136],
      [814, 136],
      [146, 564],
      [814, 564],
    ].map(([x = 0, y = 0]) => pen.body(ring(x, y, 17, 9), theme.plain.light)),
    pen.dimension([110, 600], [850, 600], -40, random.int(60, 120)),
  ].join('')
}

export function harness(pen: Pen): string {
  const { theme, random } = pen
  const wires = [theme.accent.mid, theme.main.mid, theme.main.dark, theme.accent.dark, theme.main.light]
  const trunk = random.int(330, 380)
  const targets: readonly Point[] = [
    [770, 130],
    [790, 300],
    [800, 460],
    [760, 610],
    [470, 620],
  ]
  const strands = targets.map(([x, y], index) => {
    const offset = (index - 2) * 13
    const fork = index === 4 ? 380 : 560 - index * 20
    const path = smooth([
      [170, trunk + offset],
      [290, trunk + offset],
      [fork - 60, trunk + offset],
      [fork + 50, trunk + offset + (y - trunk) * 0.32],
      [x - (index === 4 ? 10 : 90), y - (index === 4 ? 70 : 0)],
      [x, y],
    ])
    return pen.tube(path, wires[index] ?? theme.main.mid, 9)
  })
  const plug = (x: number, y: number, turn: number, pins: number) =>
    placed(
      pen.body(rectangle(-12, -14 - pins * 8, 76, 28 + pins * 16, 10), theme.plain.light) +
        pen.body(rectangle(-30, -pins * 6 - 6, 24, pins * 12 + 12, 4), theme.main.mid) +
        series(pins, (pin) =>
          pen.body(rectangle(30, (pin - (pins - 1) / 2) * 16 - 5, 24, 10), theme.main.dark),
        ).join(''),
      x,
      y,
      turn,
    )
  const tie = (x: number) => pen.body(rectangle(x, trunk - 42, 16, 84, 6), theme.plain.mid)
  const pegs: readonly Point[] = [
    [620, 250],
    [650, 440],
    [440, 470],
    [610, 520],
  ]
  return [
    pen.fine(rectangle(56, 60, 848, 606, 10)),
    pen.flat(rectangle(90, trunk - 86, 96, 204, 14), theme.shadow),
    ...strands,
    tie(230) + tie(310),
    pen.body(rectangle(80, trunk - 96, 96, 192, 14), theme.plain.light),
    ...series(2, (column) =>
      series(5, (row) =>
        pen.body(rectangle(98 + column * 32, trunk - 76 + row * 32, 22, 22, 4), theme.main.dark),
      ).join(''),
    ),
    plug(770, 130, 0, 3) +
      plug(790, 300, 0, 2) +
      plug(800, 460, 0, 4) +
      plug(760, 610, 0, 2) +
      plug(470, 600, 90, 2),
    ...pegs.map(([x, y]) => pen.body(circle(x, y, 9), theme.plain.mid)),
    pen.dimension([176, trunk - 60], [540, trunk - 60], 130, random.int(60, 180) * 10),
  ].join('')
}

export function componentReel(pen: Pen): string {
  const { theme, random } = pen
  const pockets = series(11, (pocket) => 392 + pocket * 52)
  const spokes = random.pick([3, 5, 6])
  const part = (x: number, index: number) =>
    index % 4 === 3
      ? pen.body(circle(x + 16, 554, 15), theme.accent.mid)
      : pen.body(rectangle(x, 538, 32, 32, 3), theme.black) +
        pen.flat(circle(x + 8, 546, 3), theme.plain.light)
  return [
    pen.flat(circle(334, 356, 250), theme.shadow),
    pen.body(circle(320, 340, 250), theme.main.mid),
    ...series(spokes, (spoke) =>
      placed(
        pen.body(
          'M-46 -104L-96 -214C-34 -242 34 -242 96 -214L46 -104C16 -116 -16 -116 -46 -104Z',
          theme.main.dark,
        ),
        320,
        340,
        (spoke * 360) / spokes,
      ),
    ),
    pen.body(circle(320, 340, 84), theme.main.light),
    pen.body(circle(320, 340, 26), theme.ground),
    pen.body(rectangle(276, 372, 88, 34, 4), theme.plain.light),
    pen.fine('M288 384H352M288 394H330', theme.ink),
    pen.body('M320 590H960V514H440C420 514 400 520 384 530Z', theme.plain.light),
    pen.flat(pockets.map((x) => circle(x + 42, 524, 5)).join(''), theme.ink),
    ...pockets.map(part),
    pen.dimension([444, 590], [496, 590], -44, 8),
  ].join('')
}

export function circuitDiagram(pen: Pen): string {
  const { theme, random } = pen
  const rows = 4
  const rung = (row: number) => {
    const y = 150 + row * 130
    const symbols = random.sample([0, 1, 2, 3], 3).map((kind, slot) => {
      const x = 260 + slot * 190
      if (kind === 0)
        return (
          pen.flat(rectangle(x - 26, y - 6, 52, 12), theme.ground) +
          pen.edge(`M${x - 26} ${y}L${x + 22} ${y - 26}`, 5) +
          pen.body(circle(x - 26, y, 7), theme.accent.mid) +
          pen.body(circle(x + 26, y, 7), theme.plain.light)
        )
      if (kind === 1) return pen.body(rectangle(x - 44, y - 18, 88, 36), theme.main.light)
      if (kind === 2)
        return (
          pen.flat(rectangle(x - 10, y - 6, 20, 12), theme.ground) +
          pen.edge(segment(x - 10, y - 30, x - 10, y + 30) + segment(x + 10, y - 30, x + 10, y + 30), 6)
        )
      return (
        pen.body(`M${x - 30} ${y - 28}L${x + 26} ${y}L${x - 30} ${y + 28}Z`, theme.main.mid) +
        pen.edge(segment(x + 26, y - 28, x + 26, y + 28), 6)
      )
    })
    const load =
      row % 2 === 0
        ? pen.body(circle(770, y, 34), theme.accent.mid) +
          pen.cord(`M${770 - 23} ${y - 23}l46 46M${770 + 23} ${y - 23}l-46 46`, theme.accent.light, 5)
        : pen.body(rectangle(730, y - 26, 80, 52, 4), theme.plain.light) +
          pen.edge(`M730 ${y + 26}L810 ${y - 26}`, 4)
    return (
      pen.edge(segment(130, y, 850, y)) +
      symbols.join('') +
      load +
      pen.body(circle(130, y, 9), theme.ink) +
      pen.body(circle(850, y, 9), theme.ink)
    )
  }
  return [pen.edge('M130 80V640M850 80V640', 8), ...series(rows, rung)].join('')
}
