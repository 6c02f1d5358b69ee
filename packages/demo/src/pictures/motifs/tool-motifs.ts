import { mirrored, type Pen, placed } from '../kit/pen.ts'
import { circle, polygon, rectangle, regularPolygon, segment, series } from '../kit/svg-path.ts'

export function drillSet(pen: Pen): string {
  const { theme, random } = pen
  const count = random.int(7, 9)
  const gap = 700 / count
  const drill = (index: number) => {
    const width = 20 + index * (34 / count) + index * 2
    const length = 250 + index * (150 / count)
    const w = width / 2
    const shape = `M${-w} 0V${-length}L0 ${-length - w * 1.2}L${w} ${-length}V0Z`
    const turns = series(Math.ceil(length / (width * 1.6)) + 1, (turn) => {
      const y = -length + 6 + turn * width * 1.6
      return `M${-w - 2} ${y + width}C${-w * 0.2} ${y + width * 0.8} ${w * 0.2} ${y + width * 0.2} ${w + 2} ${y}V${y + width * 0.55}C${w * 0.2} ${y + width * 0.75} ${-w * 0.2} ${y + width * 1.3} ${-w - 2} ${y + width * 1.5}Z`
    }).join('')
    const accent = index === random.int(0, count * 2)
    return (
      pen.body(shape, accent ? theme.accent.light : theme.plain.light) +
      pen.clip(shape, pen.body(turns, accent ? theme.accent.mid : theme.main.mid)) +
      pen.edge(shape)
    )
  }
  const x = (index: number) => 480 + (index - (count - 1) / 2) * gap
  return [
    pen.flat('M80 640H900L870 664H110Z', theme.shadow),
    ...series(count, (index) => placed(drill(index), x(index), 560)),
    pen.body(rectangle(80, 528, 800, 112, 10), theme.main.dark),
    pen.body(rectangle(80, 528, 800, 40, 10), theme.main.mid),
    ...series(count, (index) => pen.body(rectangle(x(index) - 20, 590, 40, 26, 4), theme.plain.light)),
    pen.flat(
      series(count, (index) => rectangle(x(index) - 10, 600, 4 + index * 1.8, 6)).join(''),
      theme.accent.mid,
    ),
  ].join('')
}

export function millingCutter(pen: Pen): string {
  const { theme, random } = pen
  const inserts = random.pick([6, 7, 8])
  const [cx, cy] = [360, 356]
  const seat = (index: number) =>
    placed(
      pen.body('M-52 -250C-20 -256 30 -250 52 -226L34 -150L-30 -150Z', theme.main.dark) +
        pen.body(
          polygon([
            [-46, -262],
            [6, -262],
            [6, -206],
            [-46, -206],
          ]),
          theme.accent.mid,
        ) +
        pen.flat(circle(-20, -234, 9), theme.plain.light),
      cx,
      cy,
      (index * 360) / inserts,
    )
  const flutes = series(
    6,
    (flute) =>
      `M700 ${440 + flute * 60 - 100}C740 ${430 + flute * 60 - 100} 780 ${400 + flute * 60 - 100} 810 ${370 + flute * 60 - 100}V${400 + flute * 60 - 100}C780 ${430 + flute * 60 - 100} 740 ${460 + flute * 60 - 100} 700 ${474 + flute * 60 - 100}Z`,
  ).join('')
  const mill = 'M700 300H810V600L790 620H720L700 600Z'
  return [
    pen.flat(circle(cx + 14, cy + 20, 248), theme.shadow),
    pen.body(circle(cx, cy, 240), theme.main.mid),
    ...series(inserts, seat),
    pen.body(circle(cx, cy, 136), theme.main.light),
    pen.body(circle(cx, cy, 62), theme.ground),
    pen.body(rectangle(cx - 160, cy - 18, 84, 36), theme.main.dark) +
      pen.body(rectangle(cx + 76, cy - 18, 84, 36), theme.main.dark),
    pen.body(regularPolygon(cx, cy, 36, 6), theme.plain.mid),
    pen.axis(segment(80, cy, 640, cy) + segment(cx, 70, cx, 650)),
    pen.body(rectangle(716, 90, 78, 214, 6), theme.plain.light),
    pen.flat(rectangle(770, 94, 20, 206), theme.plain.mid),
    pen.body(mill, theme.main.light),
    pen.clip(mill, pen.body(flutes, theme.accent.mid)),
    pen.edge(mill),
    pen.dimension([810, 620], [810, 300], -40, random.int(20, 60)),
    pen.dimension([700, 620], [810, 620], -40, random.int(8, 20)),
  ].join('')
}

export function dieSet(pen: Pen): string {
  const { theme, random } = pen
  const open = random.int(24, 60)
  const top = 300 - open
  const pillar =
    pen.body(rectangle(214, top - 40, 52, 520 - top - 20), theme.plain.light) +
    pen.flat(rectangle(248, top - 36, 14, 512 - top - 20), theme.plain.mid) +
    pen.body(rectangle(198, top - 20, 84, 90), theme.main.dark)
  const coil = series(6, (turn) =>
    segment(316, top + 66 + turn * (16 + open / 6), 368, top + 58 + turn * (16 + open / 6)),
  ).join('')
  return [
    pen.flat('M130 630H850L820 656H160Z', theme.shadow),
    pen.body(rectangle(440, top - 190, 80, 74, 6), theme.main.mid),
    mirrored(pillar, 480),
    pen.hatch(rectangle(150, top - 120, 660, 84, 6), theme.main.light, 24),
    pen.body(rectangle(300, top - 36, 360, 50), theme.main.mid),
    pen.body(rectangle(420, top + 14, 120, 130 + open * 0.4), theme.accent.mid),
    mirrored(pen.tube(coil, theme.plain.mid, 6), 480),
    pen.body(rectangle(296, top + 112 + open, 120, 44), theme.main.dark) +
      pen.body(rectangle(544, top + 112 + open, 120, 44), theme.main.dark),
    pen.body(rectangle(80, 462, 800, 14), theme.plain.light),
    pen.hatch('M280 476H420V560H280ZM540 476H680V560H540Z', theme.accent.light, 16),
    pen.hatch('M150 560H436V630H150ZM524 560H810V630H524Z', theme.main.light, 24),
    pen.body(rectangle(446, 588, 68, 18, 4), theme.plain.mid),
    pen.axis(segment(480, top - 230, 480, 670)),
    pen.dimension([810, 630], [810, top - 120], -46, random.int(180, 320)),
  ].join('')
}

export function calliper(pen: Pen): string {
  const { theme, random } = pen
  const radius = random.int(90, 130)
  const slide = 190 + radius * 2
  const ticks = series(66, (tick) =>
    segment(190 + tick * 10, 236, 190 + tick * 10, tick % 10 === 0 ? 202 : tick % 5 === 0 ? 212 : 222),
  ).join('')
  return [
    pen.flat(circle(190 + radius + 12, 436 + 16, radius), theme.shadow),
    pen.body(
      `${circle(190 + radius, 436, radius)}${circle(190 + radius, 436, radius * 0.5)}`,
      theme.accent.mid,
    ),
    pen.axis(
      segment(190 + radius, 436 - radius - 40, 190 + radius, 436 + radius + 50) +
        segment(150, 436, slide + 40, 436),
    ),
    pen.body('M90 184H880V246H190V520C150 500 130 440 124 380L96 250Z', theme.plain.light),
    pen.fine(ticks, theme.ink),
    pen.body('M110 184L142 96C156 110 160 150 160 184Z', theme.plain.mid),
    pen.body(
      `M${slide} 246V520C${slide + 40} 500 ${slide + 60} 440 ${slide + 66} 380L${slide + 80} 290H${slide + 210}V246Z`,
      theme.main.light,
    ),
    pen.body(rectangle(slide - 6, 174, 220, 84, 6), theme.main.mid),
    pen.body(rectangle(slide + 14, 222, 170, 30, 3), theme.plain.light),
    pen.fine(
      series(17, (tick) =>
        segment(slide + 20 + tick * 9.5, 224, slide + 20 + tick * 9.5, tick % 5 === 0 ? 246 : 238),
      ).join(''),
      theme.ink,
    ),
    pen.body(
      `M${slide + 10} 174L${slide + 16} 96C${slide + 34} 110 ${slide + 50} 150 ${slide + 50} 174Z`,
      theme.main.light,
    ),
    pen.body(rectangle(slide + 120, 142, 60, 34, 8), theme.main.dark),
    pen.body(circle(slide + 180, 290, 26), theme.main.dark) + pen.fine(circle(slide + 180, 290, 16)),
    pen.dimension([190, 436 + radius], [slide, 436 + radius], -70, radius * 2),
  ].join('')
}

export function toolWall(pen: Pen): string {
  const { theme, random } = pen
  const hammer =
    pen.body(rectangle(-14, -60, 28, 260, 10), theme.main.mid) +
    pen.body('M-84 -130H60C90 -130 96 -90 96 -80H60V-60H-84Z', theme.plain.mid)
  const spanner = pen.body(
    'M-22 -110C-60 -130 -66 -180 -40 -206L-18 -160H18L40 -206C66 -180 60 -130 22 -110V110C60 130 66 180 40 206L18 160H-18L-40 206C-66 180 -60 130 -22 110Z',
    theme.accent.mid,
  )
  const driver =
    pen.body(rectangle(-30, 20, 60, 180, 24), theme.accent.mid) +
    pen.fine('M-12 44V176M12 44V176', theme.accent.light) +
    pen.body(rectangle(-10, -180, 20, 200), theme.plain.light) +
    pen.body('M-10 -180H10L6 -206H-6Z', theme.plain.mid)
  const square =
    pen.body('M-100 -190H-50V100H120V150H-100Z', theme.plain.light) +
    pen.fine(
      series(13, (tick) => segment(-100, -180 + tick * 22, -80, -180 + tick * 22)).join(''),
      theme.ink,
    ) +
    pen.body(rectangle(-116, 92, 70, 70, 6), theme.main.mid)
  const saw =
    pen.body('M-70 -200H70L90 120H-30Z', theme.plain.light) +
    pen.fine(`M-70 -200${series(20, (tooth) => `l${tooth % 2 === 0 ? -8 : 10} 16`).join('')}`, theme.ink) +
    pen.body(
      'M-44 110H100C120 150 110 210 60 214H-10C-40 200 -60 160 -44 110ZM-4 146C-10 170 4 184 20 184H50C70 180 74 160 64 146Z',
      theme.main.mid,
    )
  const pliers =
    pen.tube('M-14 0C-60 60 -60 140 -44 200M14 0C60 60 60 140 44 200', theme.accent.mid, 25) +
    pen.body('M-36 10C-50 -50 -30 -120 -14 -160H14C30 -120 50 -50 36 10Z', theme.plain.mid) +
    pen.edge('M0 -160V-40', 3) +
    pen.body(circle(0, -6, 16), theme.main.dark)
  const chosen = random.sample([hammer, spanner, driver, square, saw, pliers], 4)
  const holes = series(18, (column) =>
    series(12, (row) => circle(90 + column * 46, 110 + row * 46, 5)).join(''),
  ).join('')
  return [
    pen.flat(rectangle(70, 80, 850, 590, 14), theme.shadow),
    pen.body(rectangle(54, 62, 852, 590, 14), theme.main.light),
    pen.flat(holes, theme.main.mid),
    ...chosen.map((tool, index) => placed(tool, 174 + index * 204, 360, random.int(-3, 3), 0.98)),
  ].join('')
}
