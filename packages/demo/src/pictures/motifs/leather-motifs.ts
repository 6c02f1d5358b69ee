import { mirrored, type Pen } from '../kit/pen.ts'
import { circle, rectangle, segment, series } from '../kit/svg-path.ts'

export function boot(pen: Pen): string {
  const { theme, random } = pen
  const upper =
    'M252 130C246 230 262 310 244 392C234 446 232 500 238 556H762C768 498 736 466 684 452C612 434 560 410 524 366C496 330 482 260 480 130Z'
  const facing = 'M480 130C482 260 496 330 524 366C540 386 556 400 574 410L528 462C466 410 432 300 420 130Z'
  const laces = series(6, (row) =>
    segment(
      434 + row * 10 + row * row * 1.6,
      172 + row * 42,
      482 + row * 4 + row * row * 2.6,
      160 + row * 40,
    ),
  )
  return [
    pen.flat('M212 628H800L776 652H240Z', theme.shadow),
    pen.body(upper, theme.main.light),
    pen.body('M238 556C232 500 234 446 244 392C330 404 372 470 378 556Z', theme.main.mid),
    pen.body('M762 556C768 498 736 466 684 452C640 476 612 512 614 556Z', theme.main.mid),
    pen.body(facing, theme.main.dark),
    pen.stitch('M404 134C416 310 456 424 520 478'),
    pen.stitch('M600 556C598 508 624 468 664 446M392 556C386 464 336 394 250 378'),
    pen.cord(laces.join(''), theme.accent.mid, 9),
    pen.body('M480 130C482 180 484 210 488 240L520 226C508 190 504 140 508 108L470 96Z', theme.main.mid),
    pen.body('M246 112H484V152H246C238 140 238 124 246 112Z', theme.main.dark),
    pen.body(
      'M226 552H770C782 570 778 596 764 606H442L428 630H232C222 606 220 576 226 552Z',
      theme.plain.mid,
    ),
    pen.edge('M226 578H776', 3),
    pen.fine(series(30, (step) => segment(446 + step * 11, 590, 440 + step * 11, 604)).join('')),
    pen.dimension([226, 630], [776, 630], -30, random.int(268, 312)),
    pen.dimension([226, 630], [226, 112], 56, random.int(180, 230)),
  ].join('')
}

export function sneaker(pen: Pen): string {
  const { theme, random } = pen
  const upper =
    'M196 300C230 324 276 326 320 296C350 276 380 268 410 282C460 344 560 408 660 424C736 436 786 452 786 520H196C186 440 184 370 196 300Z'
  const laces = series(5, (row) => segment(424 + row * 46, 342 + row * 26, 462 + row * 44, 310 + row * 24))
  return [
    pen.flat('M170 612H820L796 636H200Z', theme.shadow),
    pen.body(upper, theme.main.light),
    pen.clip(
      upper,
      [
        pen.body('M180 540V300L260 330C300 400 320 460 316 540Z', theme.main.mid),
        pen.body('M790 540H600C604 490 640 440 700 424L800 440Z', theme.main.mid),
        pen.cord('M330 524C380 440 420 400 452 372M420 524C470 450 510 420 540 404', theme.accent.mid, 26),
      ].join(''),
    ),
    pen.edge(upper),
    pen.body(
      'M410 282C460 344 560 408 660 424L640 452C530 440 420 380 372 300C380 290 396 282 410 282Z',
      theme.main.dark,
    ),
    pen.cord(laces.join(''), theme.plain.light, 10),
    pen.body(
      'M196 300C230 324 276 326 320 296L306 268C276 288 236 286 204 262C192 268 190 284 196 300Z',
      theme.main.dark,
    ),
    pen.body(
      'M180 506C340 540 500 500 790 506C812 530 806 580 788 596C620 612 340 612 190 596C172 570 170 530 180 506Z',
      theme.plain.light,
    ),
    pen.stitch('M186 548C340 574 560 552 798 550'),
    pen.fine(series(36, (step) => segment(200 + step * 16.4, 592, 206 + step * 16.4, 580)).join('')),
    pen.dimension([176, 606], [802, 606], -50, random.int(262, 305)),
  ].join('')
}

export function satchel(pen: Pen): string {
  const { theme, random } = pen
  const flap =
    'M226 216C226 196 240 184 260 184H700C720 184 734 196 734 216V404C734 430 714 446 690 446H270C246 446 226 430 226 404Z'
  const strap = [
    pen.body(rectangle(304, 300, 52, 236, 24), theme.main.dark),
    pen.stitch('M314 316V516M346 316V516', theme.main.light),
    pen.body(rectangle(290, 452, 80, 58, 8), theme.accent.mid),
    pen.body(rectangle(308, 466, 44, 30, 4), theme.main.dark),
    pen.edge('M330 458V490', 5),
  ].join('')
  return [
    pen.flat('M214 630H746L722 654H238Z', theme.shadow),
    pen.tube('M284 196C300 40 660 40 676 196', theme.main.dark, 26),
    pen.body(rectangle(216, 208, 528, 420, 34), theme.main.mid),
    pen.stitch(rectangle(234, 226, 492, 384, 22)),
    pen.body(flap, theme.main.light),
    pen.stitch('M244 200V402C244 418 256 428 272 428H688C704 428 716 418 716 402V200'),
    mirrored(strap, 480),
    random.chance(0.5)
      ? pen.body(circle(480, 316, 42), theme.main.mid) + pen.stitch(circle(480, 316, 30))
      : '',
    pen.dimension([744, 628], [744, 208], -52, random.int(240, 320)),
  ].join('')
}

export function leatherGoods(pen: Pen): string {
  const { theme, random } = pen
  const holes = series(6, (hole) => circle(690 + hole * 34, 196, 7)).join('')
  return [
    pen.flat(rectangle(88, 168, 812, 84, 20), theme.shadow),
    pen.body('M180 156H860C890 156 900 180 910 196C900 212 890 236 860 236H180Z', theme.main.mid),
    pen.stitch('M190 168H856M190 224H856', theme.plain.light),
    pen.flat(holes, theme.ink),
    pen.body(`${rectangle(70, 138, 120, 116, 22)}${rectangle(94, 162, 72, 68, 8)}`, theme.accent.mid),
    pen.cord('M130 196H186', theme.ink, 10),
    pen.body(rectangle(236, 148, 34, 96, 8), theme.main.dark),
    pen.flat(rectangle(134, 324, 340, 272, 22), theme.shadow),
    pen.body(rectangle(120, 310, 340, 272, 22), theme.main.light),
    pen.stitch(rectangle(134, 324, 312, 244, 12)),
    pen.body('M120 420H460V560C460 574 450 582 438 582H142C130 582 120 574 120 560Z', theme.main.mid),
    pen.body(
      'M120 470C200 450 380 450 460 470V560C460 574 450 582 438 582H142C130 582 120 574 120 560Z',
      theme.main.dark,
    ),
    pen.flat(rectangle(572, 334, 300, 250, 20), theme.shadow),
    pen.body(rectangle(556, 320, 300, 250, 20), theme.main.mid),
    pen.body(rectangle(586, 344, 240, 60, 6), theme.accent.mid),
    pen.body('M556 384H856V552C856 562 848 570 838 570H574C564 570 556 562 556 552Z', theme.main.light),
    pen.stitch('M572 400V548C572 552 574 554 578 554H834C838 554 840 552 840 548V400'),
    pen.body('M646 384C650 430 762 430 766 384Z', theme.main.dark),
    pen.dimension([120, 582], [460, 582], -44, random.int(96, 118)),
  ].join('')
}
