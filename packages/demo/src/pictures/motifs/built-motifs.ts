import { createSpace } from '../kit/isometric.ts'
import type { Pen } from '../kit/pen.ts'
import { circle, polygon, polyline, rectangle, ring, segment, series } from '../kit/svg-path.ts'

export function pallet(pen: Pen): string {
  const { theme, random } = pen
  const space = createSpace(pen)
  const boards = random.int(5, 6)
  const step = 300 / boards
  const feet = series(9, (at) =>
    space.block([(at % 3) * 128, Math.floor(at / 3) * 180, 0], [44, 40, 46], theme.main),
  )
  return space.fitted(
    [
      pen.flat(
        space.face([
          [-20, -20, -8],
          [330, -20, -8],
          [330, 430, -8],
          [-20, 430, -8],
        ]),
        theme.shadow,
      ),
      ...series(3, (at) => space.block([0, at * 180, -14], [300, 40, 14], theme.main)),
      ...feet,
      ...series(3, (at) => space.block([0, at * 180, 46], [300, 40, 14], theme.main)),
      ...series(boards, (at) => space.block([at * step, 0, 60], [step * 0.74, 400, 16], theme.main)),
      space.block([20, 60, 78], [120, 130, 110], theme.plain),
      space.block([160, 200, 78], [110, 130, 80], theme.accent),
    ].join(''),
  )
}

export function planks(pen: Pen): string {
  const { theme, random } = pen
  const space = createSpace(pen)
  const layers = random.int(4, 5)
  return space.fitted(
    [
      pen.flat(
        space.face([
          [-20, -20, -6],
          [300, -20, -6],
          [300, 500, -6],
          [-20, 500, -6],
        ]),
        theme.shadow,
      ),
      ...series(layers, (layer) =>
        [
          space.block([0, 40, layer * 58], [260, 26, 18], theme.plain),
          space.block([0, 400, layer * 58], [260, 26, 18], theme.plain),
          ...series(4, (at) =>
            space.block(
              [at * 66, 0, layer * 58 + 18],
              [58, 470, 36],
              layer % 2 ? theme.main : { ...theme.main, light: theme.main.mid },
            ),
          ),
        ].join(''),
      ),
    ].join(''),
  )
}

export function roofSheets(pen: Pen): string {
  const { theme, random } = pen
  const waves = random.int(7, 9)
  const sheet = (x: number, y: number, width: number, height: number, fill: string, shade: string) => {
    const step = width / waves
    return [
      pen.body(rectangle(x, y, width, height), fill),
      ...series(waves, (at) => pen.flat(rectangle(x + at * step, y, step * 0.4, height), shade)),
      pen.fine(series(waves, (at) => segment(x + at * step, y, x + at * step, y + height)).join('')),
      pen.edge(rectangle(x, y, width, height)),
    ].join('')
  }
  const profile = polyline(
    series(
      waves * 4 + 1,
      (at) => [150 + (at * 660) / (waves * 4), at % 4 === 1 || at % 4 === 2 ? 560 : 600] as const,
    ),
  )
  return [
    pen.flat('M150 500L210 530H860L810 500Z', theme.shadow),
    sheet(150, 120, 420, 380, theme.main.light, theme.main.mid),
    sheet(430, 160, 400, 340, theme.accent.light, theme.accent.mid),
    pen.edge(profile, 7),
    pen.dimension([150, 600], [810, 600], -44, random.int(1100, 1200)),
  ].join('')
}

export function windowPanes(pen: Pen): string {
  const { theme, random } = pen
  const pane = (x: number, y: number, width: number, height: number) => [
    pen.body(rectangle(x, y, width, height, 4), theme.main.light),
    pen.clip(
      rectangle(x, y, width, height, 4),
      pen.flat(
        polygon([
          [x + width * 0.2, y],
          [x + width * 0.45, y],
          [x + width * 0.1, y + height],
          [x - width * 0.15, y + height],
        ]),
        theme.plain.light,
      ) +
        pen.flat(
          polygon([
            [x + width * 0.6, y],
            [x + width * 0.68, y],
            [x + width * 0.33, y + height],
            [x + width * 0.25, y + height],
          ]),
          theme.plain.light,
        ),
    ),
    pen.edge(rectangle(x, y, width, height, 4)),
  ]
  return [
    pen.flat('M160 640H820L780 664H200Z', theme.shadow),
    ...pane(180, 90, 300, 540),
    ...pane(520, 180, 260, 450),
    pen.body(circle(450, 370, 12) + circle(450, 420, 12), theme.accent.mid),
    pen.body(rectangle(170, 200, 20, 60, 4) + rectangle(170, 470, 20, 60, 4), theme.accent.mid),
    pen.dimension([520, 180], [780, 180], 34, random.int(600, 900)),
    pen.dimension([780, 630], [780, 180], -40, random.int(1200, 2000)),
  ].join('')
}

export function ducts(pen: Pen): string {
  const { theme, random } = pen
  const round = random.chance(0.5)
  const spiral = series(9, (at) => `M${470 + at * 40} 130l-26 140`).join('')
  return [
    pen.flat('M120 640H840L800 664H160Z', theme.shadow),
    pen.body(
      'M120 420H330C420 420 430 330 430 270V130H570V300C570 470 460 560 330 560H120Z',
      theme.main.light,
    ),
    pen.fine('M330 420V560M372 412L420 548M404 386L500 486M424 340L556 400M430 280L570 300'),
    pen.body(rectangle(96, 404, 34, 172, 4) + rectangle(416, 104, 168, 34, 4), theme.main.dark),
    pen.body(rectangle(560, 130, 260, 140, round ? 70 : 4), theme.main.mid) + pen.fine(spiral),
    pen.body(rectangle(806, 112, 32, 176, 4), theme.main.dark),
    pen.body(rectangle(640, 400, 200, 200, 8), theme.plain.mid),
    ...series(6, (at) => pen.body(rectangle(656, 416 + at * 30, 168, 16, 3), theme.accent.light)),
    pen.dimension([96, 420], [96, 560], -34, random.int(200, 400)),
  ].join('')
}

export function trailer(pen: Pen): string {
  const { theme, random } = pen
  const ribs = random.int(4, 6)
  const wheel = (x: number) =>
    pen.body(circle(x, 540, 84), theme.black) + pen.body(ring(x, 540, 46, 16), theme.plain.mid)
  return [
    pen.flat('M120 630H880L850 654H160Z', theme.shadow),
    pen.tube('M640 480L860 500', theme.main.mid, 18),
    pen.body(circle(872, 498, 20), theme.accent.mid),
    pen.tube('M800 500V600', theme.plain.dark, 12) + pen.body(circle(800, 612, 18), theme.black),
    pen.body(rectangle(130, 250, 560, 210, 6), theme.main.light),
    ...series(ribs, (at) => pen.body(rectangle(150 + (at * 500) / (ribs - 1), 250, 18, 210), theme.main.mid)),
    pen.body(rectangle(118, 236, 584, 26, 6), theme.main.dark),
    pen.body(rectangle(150, 458, 560, 30, 4), theme.main.dark),
    pen.body('M230 486C250 420 430 420 450 486Z', theme.accent.mid),
    wheel(340),
    pen.body(rectangle(112, 420, 18, 44, 4), theme.accent.mid),
    pen.dimension([130, 250], [690, 250], 44, random.int(2000, 3000)),
  ].join('')
}
