import { type Pen, placed } from '../kit/pen.ts'
import { circle, type Point, rectangle, segment, series, smooth } from '../kit/svg-path.ts'

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
  const pipe = (path: string) => pen.tube(path, theme.accent.mid, 16)
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
  const pretzel = pen.tube(
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
