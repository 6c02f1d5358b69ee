import { createSpace } from '../kit/isometric.ts'
import { mirrored, type Pen, placed } from '../kit/pen.ts'
import { circle, polar, polyline, rectangle, ring, segment, series, smooth } from '../kit/svg-path.ts'

export function mouldHalves(pen: Pen): string {
  const { theme, random } = pen
  const space = createSpace(pen)
  const size = 300
  const lift = random.int(170, 210)
  const radius = random.pick([84, 96])
  const center = size / 2
  const spokes = random.pick([4, 5, 6])
  const cavity = (z: number) => {
    const spoke = (index: number) => {
      const [dx, dy] = polar(0, 0, radius - 10, (index * 360) / spokes + 20)
      return polyline([space.at(center, center, z), space.at(center + dx, center + dy, z)])
    }
    const disc = space.disc([center, center, z], radius)
    const hollow = pen.body(
      space.face([
        [center + 50, center - 22, z],
        [size, center - 22, z],
        [size, center + 22, z],
        [center + 50, center + 22, z],
      ]),
      theme.main.dark,
    )
    return (
      hollow +
      pen.body(disc, theme.accent.mid) +
      pen.body(space.disc([center, center, z], radius - 26), theme.main.mid) +
      pen.cord(series(spokes, spoke).join(''), theme.accent.mid, 20) +
      pen.body(space.disc([center, center, z], 26), theme.accent.mid)
    )
  }
  const pin = (x: number, y: number) => space.cylinder([x, y, 100], 11, 40, theme.plain)
  const guide = (x: number, y: number) =>
    pen.stitch(polyline([space.at(x, y, 140), space.at(x, y, 100 + lift)]))
  return space.fitted(
    [
      pen.flat(
        space.face([
          [-14, -14, 0],
          [size + 50, -14, 0],
          [size + 50, size + 40, 0],
          [-14, size + 40, 0],
        ]),
        theme.shadow,
      ),
      space.block([0, 0, 0], [size, size, 100], theme.main),
      cavity(100),
      pin(30, 30) + pin(270, 30) + pin(30, 270) + pin(270, 270),
      guide(30, 270) + guide(270, 270) + guide(270, 30),
      space.block([0, 0, 100 + lift], [size, size, 100], theme.main),
      pen.body(space.disc([center, center, 200 + lift], 44), theme.main.dark),
      pen.flat(space.disc([center + 6, center + 6, 200 + lift], 30), theme.accent.mid),
      pen.body(space.disc([60, 60, 200 + lift], 16), theme.main.dark),
      pen.body(space.disc([240, 60, 200 + lift], 16), theme.main.dark),
    ].join(''),
  )
}

export function handwheel(pen: Pen): string {
  const { theme, random } = pen
  const [cx, cy, radius] = [350, 356, 240]
  const spokes = random.pick([3, 5, 6])
  const bend = random.pick([0, 22, 34])
  const arms = series(spokes, (spoke) => {
    const angle = (spoke * 360) / spokes - 90
    return smooth([
      polar(cx, cy, 40, angle),
      polar(cx, cy, 130, angle + bend),
      polar(cx, cy, radius - 30, angle),
    ])
  }).join('')
  const half = (side: 1 | -1) =>
    pen.hatch(circle(770, cy + side * (radius - 26), 26), theme.accent.light, 14) +
    pen.body(
      `M752 ${cy + side * (radius - 52)}L744 ${cy + side * 62}H782L778 ${cy + side * (radius - 52)}Z`,
      theme.main.light,
    ) +
    pen.hatch(`M712 ${cy + side * 30}H820V${cy + side * 66}H712Z`, theme.main.light, 14)
  return [
    pen.flat(ring(cx + 14, cy + 18, radius, radius - 50), theme.shadow),
    pen.tube(arms, theme.main.light, 38),
    pen.body(ring(cx, cy, radius, radius - 50), theme.main.mid),
    pen.fine(circle(cx, cy, radius - 25), theme.ink),
    pen.body(circle(cx, cy, 70), theme.main.dark),
    pen.body(circle(cx, cy, 34), theme.ground),
    pen.body(rectangle(cx - 9, cy - 48, 18, 22), theme.ground),
    pen.body(circle(...polar(cx, cy, radius - 25, -36), 26), theme.accent.mid),
    half(1) + half(-1),
    pen.axis(segment(cx - radius - 40, cy, 850, cy) + segment(cx, cy - radius - 40, cx, cy + radius + 40)),
    pen.dimension([820, cy + 66], [820, cy - 66], -40, random.int(60, 90)),
  ].join('')
}

export function connectingRod(pen: Pen): string {
  const { theme, random } = pen
  const cy = 350
  const rod =
    'M250 268C330 262 380 316 420 318L660 330C690 330 690 290 730 286C776 286 800 320 800 350C800 380 776 414 730 414C690 410 690 370 660 370L420 382C380 384 330 438 250 432Z'
  const cap = 'M250 232C180 232 130 284 130 350C130 416 180 468 250 468Z'
  return [
    pen.stitch(
      'M250 200C150 200 98 276 98 350C98 424 150 500 250 500H300C360 480 400 420 440 414L650 402C680 420 700 446 730 446C796 442 834 396 834 350C834 304 796 258 730 254C700 254 680 280 650 298L440 286C400 280 360 220 300 200Z',
      theme.accent.mid,
    ),
    pen.flat('M250 480H300L440 400L650 388L730 430L800 390V372L420 396Z', theme.shadow),
    pen.body(rod, theme.main.light),
    pen.body('M402 336L654 344V356L402 364C390 356 390 344 402 336Z', theme.main.dark),
    pen.body(cap, theme.main.mid),
    pen.body(
      'M250 232H300C312 232 316 246 306 262L250 268ZM250 468H300C312 468 316 454 306 438L250 432Z',
      theme.main.mid,
    ),
    pen.body(rectangle(176, 214, 150, 34, 4), theme.plain.mid),
    pen.body(rectangle(176, 452, 150, 34, 4), theme.plain.mid),
    pen.body(rectangle(156, 206, 30, 50, 4), theme.accent.mid),
    pen.body(rectangle(156, 444, 30, 50, 4), theme.accent.mid),
    pen.body(circle(250, cy, 88), theme.accent.light),
    pen.body(circle(250, cy, 70), theme.ground),
    pen.edge(segment(250, cy - 120, 250, cy - 70) + segment(250, cy + 70, 250, cy + 120)),
    pen.body(circle(730, cy, 46), theme.accent.light),
    pen.body(circle(730, cy, 32), theme.ground),
    pen.axis(
      segment(80, cy, 860, cy) +
        segment(250, cy - 180, 250, cy + 190) +
        segment(730, cy - 110, 730, cy + 190),
    ),
    pen.dimension([250, cy + 100], [730, cy + 100], -110, random.int(140, 185)),
  ].join('')
}

export function craneHook(pen: Pen): string {
  const { theme, random } = pen
  const hook =
    'M440 300H520V352C520 380 640 400 640 520C640 614 566 664 480 664C386 664 322 600 322 520C322 500 340 488 356 500C384 560 420 590 476 590C530 590 560 556 560 516C560 440 440 452 440 360Z'
  return placed(
    [
      pen.flat('M330 662H640L614 690H356Z', theme.shadow),
      pen.cord('M436 40V140M524 40V140', theme.ink, 10),
      mirrored(pen.body('M360 130L480 110V330L420 320L360 250Z', theme.main.mid), 480),
      pen.body(circle(480, 186, 66), theme.accent.mid),
      pen.body(circle(480, 186, 22), theme.plain.light),
      pen.axis(segment(380, 186, 580, 186)),
      pen.body(rectangle(420, 286, 120, 40, 8), theme.main.dark),
      pen.body(hook, theme.main.light),
      pen.edge('M500 360C520 400 606 420 606 520C606 588 550 630 482 630C420 630 370 600 350 540', 3),
      pen.body('M446 398C420 440 380 470 340 496L356 520C400 500 440 470 464 436Z', theme.accent.mid),
      pen.dimension([640, 664], [640, 300], -90, random.int(210, 320)),
      pen.dimension([322, 560], [640, 560], -150, random.int(180, 240)),
    ].join(''),
    20,
    -14,
    0,
    0.96,
  )
}
