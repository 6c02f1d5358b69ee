import { gear } from '../kit/gear-path.ts'
import { type Pen, placed } from '../kit/pen.ts'
import { circle, polyline, rectangle, segment, series } from '../kit/svg-path.ts'

const FLOOR = 404

/** Draws what all halls have in common: the floor, the back wall with tall windows, and the roof girder. */
function hall(pen: Pen): string {
  const { theme } = pen
  const windows = series(8, (bay) => {
    const x = 40 + bay * 180
    return (
      pen.flat(rectangle(x, 110, 120, 150), theme.plain.light) +
      pen.fine(
        `${rectangle(x, 110, 120, 150)}${segment(x + 40, 110, x + 40, 260)}${segment(x + 80, 110, x + 80, 260)}${segment(x, 160, x + 120, 160)}${segment(x, 210, x + 120, 210)}`,
      )
    )
  })
  const web = polyline(series(33, (node) => [node * 45, node % 2 === 0 ? 24 : 64] as const))
  return [
    ...windows,
    pen.fine(`M0 24H1440M0 64H1440${web}`),
    pen.flat(`M0 ${FLOOR}H1440V480H0Z`, theme.shadow),
    pen.edge(`M0 ${FLOOR}H1440`, 3),
    pen.fine(
      series(12, (joint) => segment(joint * 140 - 60, 480, joint * 126 + 20, FLOOR)).join(''),
      theme.grid,
    ),
  ].join('')
}

export function machineHall(pen: Pen): string {
  const { theme, random } = pen
  const lathe = [
    pen.body('M0 0V-60H60L70 -40H250L260 -60H320V0Z', theme.main.mid),
    pen.body(rectangle(0, -150, 96, 90, 8), theme.main.light) +
      pen.body(rectangle(14, -136, 44, 30, 4), theme.plain.light),
    pen.body(circle(106, -104, 30), theme.main.dark),
    pen.body(rectangle(134, -116, 110, 24), theme.plain.light),
    pen.body(rectangle(150, -86, 60, 46, 4), theme.accent.mid),
    pen.body('M250 -60V-126H300V-60Z', theme.main.light) + pen.cord('M300 -104H322', theme.ink, 8),
  ].join('')
  const mill = [
    pen.body('M10 0V-40H180V0Z', theme.main.dark),
    pen.body('M110 -40V-270H176V-40Z', theme.main.mid),
    pen.body(rectangle(20, -282, 150, 66, 10), theme.main.light),
    pen.body(rectangle(50, -216, 44, 50, 4), theme.plain.mid) +
      pen.body('M62 -166H82V-140L72 -126L62 -140Z', theme.accent.mid),
    pen.body(rectangle(-10, -104, 150, 22, 4), theme.plain.light) +
      pen.body(rectangle(40, -82, 60, 42), theme.main.dark),
  ].join('')
  const press = [
    pen.body('M0 0V-250H190V0H150V-190H40V0Z', theme.main.light),
    pen.body(rectangle(60, -226, 70, 96), theme.accent.mid) +
      pen.body(rectangle(44, -132, 102, 22), theme.main.dark),
    pen.body(rectangle(30, -60, 130, 60), theme.main.mid) +
      pen.body(rectangle(56, -78, 78, 18), theme.plain.light),
    pen.body(circle(196, -210, 46), theme.main.mid) + pen.body(circle(196, -210, 16), theme.plain.light),
  ].join('')
  const rack = [
    pen.cord('M0 0V-190M180 0V-190M0 -60H180M0 -120H180M0 -180H180', theme.ink, 8),
    ...series(3, (row) =>
      series(random.int(4, 6), (bar) =>
        pen.body(
          circle(22 + bar * 27, -74 - row * 60, 12),
          bar % 3 === 0 ? theme.accent.mid : theme.plain.mid,
        ),
      ).join(''),
    ),
  ].join('')
  const wheels =
    pen.body(gear(0, -70, 62, 16, 16), theme.main.mid) +
    pen.body(circle(0, -70, 20), theme.ground) +
    pen.body(gear(112, -44, 38, 10, 14, 10), theme.accent.mid) +
    pen.body(circle(112, -44, 12), theme.ground)
  const trolley = random.int(520, 900)
  const order = random.sample(
    [
      { drawing: lathe, width: 330 },
      { drawing: mill, width: 200 },
      { drawing: press, width: 250 },
    ],
    3,
  )
  const starts = order.map(
    (_, index) => 300 + order.slice(0, index).reduce((sum, { width }) => sum + width + 60, 0),
  )
  return [
    hall(pen),
    pen.body('M0 84H1440V106H0Z', theme.accent.mid),
    pen.body(rectangle(trolley - 50, 74, 100, 42, 6), theme.main.dark),
    pen.cord(segment(trolley, 116, trolley, 190), theme.ink, 5),
    pen.cord(`M${trolley} 190v14a14 14 0 1 1 -14 14`, theme.ink, 8),
    placed(rack, 60, FLOOR),
    ...order.map(({ drawing }, index) => placed(drawing, starts[index] ?? 0, FLOOR + 20)),
    placed(wheels, 1306, FLOOR + 14, 0, 0.76),
  ].join('')
}

export function sewingHall(pen: Pen): string {
  const { theme, random } = pen
  const shades = [theme.main.mid, theme.main.light, theme.accent.mid, theme.main.dark]
  const cones = series(13, (cone) => {
    const x = 90 + cone * 105
    return pen.body(`M${x - 10} 262H${x + 10}L${x + 24} 320H${x - 24}Z`, random.pick(shades))
  })
  const machine = (x: number, body: string, cloth: string) =>
    placed(
      [
        pen.body(
          'M0 -110V-196C0 -226 16 -232 40 -232H210C236 -232 250 -220 250 -196V-110H190V-176H66L60 -150H24V-110Z',
          body,
        ),
        pen.cord('M42 -150V-112', theme.ink, 6),
        pen.body(circle(262, -190, 26), theme.main.dark) + pen.body(circle(262, -190, 8), theme.plain.light),
        pen.body(rectangle(96, -258, 24, 28, 3), theme.accent.mid) +
          pen.cord('M108 -258C80 -270 50 -250 44 -232', theme.accent.mid, 4),
        pen.body(rectangle(180, -214, 44, 22, 4), theme.plain.light),
        pen.body('M-60 -110C-30 -126 60 -122 130 -108L150 -106V-100H-90C-80 -106 -70 -108 -60 -110Z', cloth),
        pen.body(
          'M-80 -104C-120 -70 -100 -30 -116 -8C-90 -20 -60 -10 -46 -30C-50 -60 -40 -90 -30 -104Z',
          cloth,
        ),
        pen.body(rectangle(-70, -108, 400, 20, 4), theme.plain.light),
        pen.cord('M-40 -88L-56 20M300 -88L316 20M-46 -20H306', theme.ink, 9),
        pen.body(rectangle(70, -6, 110, 14, 6), theme.main.dark),
      ].join(''),
      x,
      FLOOR + 6,
    )
  const lamp = (x: number) =>
    pen.cord(segment(x, 0, x, 46), theme.ink, 4) +
    pen.flat(`M${x - 40} 78H${x + 40}L${x + 110} 250H${x - 110}Z`, theme.grid) +
    pen.body(`M${x - 44} 78C${x - 40} 40 ${x + 40} 40 ${x + 44} 78Z`, theme.accent.mid)
  return [
    hall(pen),
    pen.body(rectangle(40, 318, 1360, 14), theme.plain.mid),
    ...cones,
    lamp(250) + lamp(720) + lamp(1190),
    machine(130, theme.main.mid, theme.main.light),
    machine(590, theme.plain.light, theme.accent.light),
    machine(1050, theme.main.mid, theme.main.light),
  ].join('')
}

export function processHall(pen: Pen): string {
  const { theme, random } = pen
  const vat = (x: number, width: number, top: number, fill: string) => {
    const w = width / 2
    return [
      pen.cord(`M${x - w + 20} 330V${FLOOR + 20}M${x + w - 20} 330V${FLOOR + 20}`, theme.ink, 10),
      pen.body(
        `M${x - w} ${top + 30}C${x - w} ${top - 12} ${x + w} ${top - 12} ${x + w} ${top + 30}V320L${x + 14} 372H${x - 14}L${x - w} 320Z`,
        fill,
      ),
      pen.flat(
        `M${x + w * 0.4} ${top + 4}V318L${x + 12} 368L${x + w - 3} 319V${top + 30}C${x + w - 4} ${top + 18} ${x + w * 0.8} ${top + 8} ${x + w * 0.4} ${top + 4}Z`,
        theme.main.mid,
      ),
      pen.edge(`M${x - w} ${top + 44}H${x + w}M${x - w} 306H${x + w}`, 3),
      pen.body(circle(x - w * 0.3, top + 100, 22), theme.plain.light) +
        pen.edge(`M${x - w * 0.3} ${top + 100}l10 -12`, 3),
    ].join('')
  }
  const pipe = (path: string) => pen.tube(path, theme.accent.mid, 12)
  const bottle = (index: number) => {
    const x = 700 + index * 62
    return (
      pen.body(
        `M${x - 17} 386V340C${x - 17} 328 ${x - 7} 328 ${x - 7} 312H${x + 7}C${x + 7} 328 ${x + 17} 328 ${x + 17} 340V386Z`,
        index < 4 ? theme.plain.light : theme.main.light,
      ) + (index > 5 ? pen.body(rectangle(x - 9, 302, 18, 14, 3), theme.accent.mid) : '')
    )
  }
  return [
    hall(pen),
    pipe('M0 90H520V130M300 90V150M120 90V150M520 90H860V140'),
    vat(120, 150, 140, theme.main.light),
    vat(310, 170, random.int(120, 150), theme.plain.light),
    vat(520, 150, random.int(130, 170), theme.main.light),
    pen.body(rectangle(800, 140, 210, 120, 10), theme.main.mid) +
      pen.body(rectangle(826, 164, 70, 48, 6), theme.plain.light) +
      pen.body(circle(940, 186, 14), theme.accent.mid) +
      pen.body(circle(976, 186, 14), theme.plain.light),
    ...series(4, (nozzle) => pen.body(`M${804 + nozzle * 62} 260h16v24l-8 16l-8 -16Z`, theme.main.dark)),
    ...series(12, bottle),
    pen.body(rectangle(640, 386, 800, 28, 14), theme.main.dark),
    ...series(14, (roller) => pen.body(circle(666 + roller * 60, 400, 7), theme.plain.light)),
    pen.cord('M700 416V450M960 416V450M1220 416V450', theme.ink, 10),
    pen.body(rectangle(1160, 200, 150, 120, 8), theme.main.light) +
      pen.body('M1160 260H1310V320H1160Z', theme.main.mid) +
      pen.body(rectangle(1190, 222, 90, 24, 4), theme.accent.mid),
  ].join('')
}

export function assemblyHall(pen: Pen): string {
  const { theme, random } = pen
  const robot = (x: number, lean: number, fill: string) => {
    const path = `M${x} 370L${x - 46 * lean} 240L${x + 60 * lean} 190L${x + 96 * lean} 256`
    return [
      pen.body(`M${x - 50} ${FLOOR + 4}L${x - 34} 366H${x + 34}L${x + 50} ${FLOOR + 4}Z`, theme.main.dark),
      pen.tube(path, fill, 31),
      ...[
        [x, 370],
        [x - 46 * lean, 240],
        [x + 60 * lean, 190],
      ].map(([cx = 0, cy = 0]) => pen.body(circle(cx, cy, 12), theme.plain.light)),
      pen.edge(`M${x + 84 * lean} 272l-6 24M${x + 108 * lean} 272l6 24`, 7),
    ].join('')
  }
  const product = (index: number) => {
    const x = 70 + index * 200
    return [
      pen.body(rectangle(x, 366, 120, 24, 4), theme.plain.light),
      index > 0 ? pen.body(rectangle(x + 12, 326, 96, 42, 6), theme.main.mid) : '',
      index > 2 ? pen.body(rectangle(x + 28, 300, 64, 28, 4), theme.accent.mid) : '',
      index > 4 ? pen.body(circle(x + 60, 346, 15), theme.plain.light) : '',
    ].join('')
  }
  const first = random.int(230, 270)
  return [
    hall(pen),
    pen.body('M0 84H1440V100H0Z', theme.main.mid),
    robot(first, 1, theme.accent.mid),
    robot(first + 420, 1, theme.main.light),
    robot(first + 860, -1, theme.accent.mid),
    pen.body(rectangle(-20, 390, 1480, 30, 6), theme.main.dark),
    pen.fine(series(30, (slat) => segment(slat * 50, 392, slat * 50 - 8, 418)).join(''), theme.main.light),
    pen.cord('M120 422V452M480 422V452M840 422V452M1200 422V452', theme.ink, 12),
    ...series(7, product),
  ].join('')
}
