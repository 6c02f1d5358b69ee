import { mirrored, type Pen, placed } from '../kit/pen.ts'
import { circle, type Point, rectangle, segment, series, smooth } from '../kit/svg-path.ts'

export function jacket(pen: Pen): string {
  const { theme, random } = pen
  const pocketY = random.pick([440, 455])
  const sleeve =
    pen.body('M352 150C300 168 268 200 258 262L206 560L286 584L352 330Z', theme.main.mid) +
    pen.body('M206 560L286 584L278 622L198 598Z', theme.accent.mid) +
    pen.stitch('M352 190C338 240 336 280 344 330')
  const half =
    sleeve +
    pen.stitch('M362 300H468') +
    pen.body(rectangle(376, 272, 78, 84, 6), theme.main.light) +
    pen.body('M372 268h86v26l-43 16l-43 -16Z', theme.main.mid) +
    pen.body(rectangle(366, pocketY, 96, 104, 6), theme.main.light) +
    pen.stitch(segment(366, pocketY + 22, 462, pocketY + 22))
  return [
    pen.flat('M214 634H746L722 656H238Z', theme.shadow),
    pen.body('M352 150L418 122H542L608 150L616 610H344Z'),
    pen.body('M344 584h272v40h-272Z', theme.main.dark),
    mirrored(half, 480),
    pen.body('M418 122C440 142 520 142 542 122L528 100H432Z', theme.main.dark),
    pen.body('M468 168H492V624H468Z', theme.main.mid),
    mirrored(pen.body('M432 100L418 122L440 204L480 164Z', theme.main.light), 480),
    ...series(6, (button) => pen.body(circle(480, 216 + button * 72, 9), theme.accent.light)),
    pen.dimension([344, 624], [616, 624], -44, random.int(52, 64)),
    pen.dimension([616, 610], [616, 150], -196, random.int(68, 79)),
  ].join('')
}

export function hoodie(pen: Pen): string {
  const { theme, random } = pen
  const sleeve =
    pen.body('M360 196C306 212 270 250 258 310L214 572L292 588L352 360Z', theme.main.mid) +
    pen.body('M214 572L292 588L284 630L206 614Z', theme.main.dark) +
    pen.stitch('M372 190C346 240 344 300 350 360')
  return [
    pen.flat('M220 640H740L716 660H244Z', theme.shadow),
    mirrored(sleeve, 480),
    pen.body('M372 190C400 172 560 172 588 190L612 300V596H348V300Z'),
    pen.body('M348 590h264v40h-264Z', theme.main.dark),
    pen.fine(series(22, (rib) => segment(360 + rib * 11.6, 594, 360 + rib * 11.6, 626)).join('')),
    pen.body(
      'M372 192C360 130 408 74 480 74C552 74 600 130 588 192C560 232 400 232 372 192Z',
      theme.main.mid,
    ),
    pen.body(
      'M408 184C404 140 436 110 480 110C524 110 556 140 552 184C530 214 430 214 408 184Z',
      theme.main.dark,
    ),
    pen.stitch('M388 190C382 132 426 92 480 92C534 92 578 132 572 190'),
    pen.cord('M448 208C444 246 450 276 444 312', theme.accent.mid, 7),
    pen.cord('M512 208C516 246 510 276 516 312', theme.accent.mid, 7),
    pen.body('M400 452H560L588 572H372Z', theme.main.mid),
    pen.stitch('M412 466L388 560M548 466L572 560'),
    random.chance(0.5) ? pen.body(rectangle(512, 330, 56, 40, 6), theme.accent.mid) : '',
    pen.dimension([348, 630], [612, 630], -40, random.int(54, 66)),
  ].join('')
}

export function trousers(pen: Pen): string {
  const { theme, random } = pen
  const leg =
    pen.body('M372 118H480V262L462 624H340L354 300Z', theme.main.light) +
    pen.body('M348 392L470 392L464 520L342 520Z', theme.main.mid) +
    pen.stitch('M360 404L458 404L452 508L354 508Z') +
    pen.stitch('M346 606H464') +
    pen.body('M350 264L402 270L398 372L344 366Z', theme.main.mid) +
    pen.body('M349 262L404 268L403 296L347 290Z', theme.accent.mid) +
    pen.edge('M384 152C382 190 372 204 360 212', 3)
  return [
    pen.flat('M330 630H630L650 652H310Z', theme.shadow),
    mirrored(leg, 480),
    pen.body(rectangle(368, 92, 224, 50, 8), theme.main.dark),
    ...[396, 448, 500, 552].map((x) => pen.body(rectangle(x, 84, 14, 66, 4), theme.main.mid)),
    pen.stitch('M480 142V262M496 142V214C496 226 490 232 482 234'),
    pen.body(circle(480, 117, 9), theme.accent.light),
    pen.dimension([368, 92], [592, 92], 40, random.int(38, 48)),
    pen.dimension([340, 624], [340, 92], 96, random.int(98, 112)),
  ].join('')
}

export function patternPieces(pen: Pen): string {
  const { theme, random } = pen
  const pieces: readonly (readonly [outline: string, x: number, y: number, turn: number])[] = [
    [
      'M-86 -190C-60 -150 -20 -150 10 -190L70 -170C60 -90 84 -60 110 -40V190H-86Z',
      232,
      300,
      random.int(-3, 3),
    ],
    ['M-110 -150C-60 -190 60 -190 110 -150L76 180H-76Z', 500, 292, random.int(-4, 4)],
    ['M-90 -40C-50 -60 50 -60 90 -40V34H-90Z', 752, 148, random.int(-8, 8)],
    ['M-70 -64H70V40L0 84L-70 40Z', 770, 340, random.int(-10, 10)],
    ['M-150 -30H150V30H-150Z', 748, 492, random.int(-4, 4)],
  ]
  const drawn = pieces.map(([outline, x, y, turn], index) => {
    const seam = `<g transform="scale(0.88)">${pen.stitch(outline, theme.accent.mid)}</g>`
    const length = index < 2 ? 110 : 24
    const grain = pen.edge(
      `M0 ${-length}V${length}M-9 ${14 - length}L0 ${-length}L9 ${14 - length}M-9 ${length - 14}L0 ${length}L9 ${length - 14}`,
      3,
    )
    return (
      placed(pen.flat(outline, theme.shadow), x + 9, y + 11, turn) +
      placed(pen.body(outline, theme.plain.light) + seam + grain, x, y, turn)
    )
  })
  return [
    pen.flat(rectangle(56, 56, 848, 608, 4), theme.main.light),
    pen.fine(series(76, (row) => segment(56, 64 + row * 8, 904, 64 + row * 8)).join(''), theme.main.mid),
    ...drawn,
    placed(tapeMeasure(pen, 760), 100, 576, -1.5),
  ].join('')
}

function tapeMeasure(pen: Pen, length: number): string {
  const ticks = series(Math.floor(length / 10), (tick) =>
    segment(8 + tick * 10, 0, 8 + tick * 10, tick % 5 === 0 ? 24 : 12),
  )
  return (
    pen.flat(rectangle(6, 8, length, 48), pen.theme.shadow) +
    pen.body(rectangle(0, 0, length, 48, 3), pen.theme.accent.mid) +
    pen.fine(ticks.join(''), pen.theme.accent.light) +
    pen.body(rectangle(0, 0, 22, 48, 3), pen.theme.plain.mid)
  )
}

export function threadAndNeedle(pen: Pen): string {
  const { theme, random } = pen
  const wave = series(7, (step): Point => [120 + step * 76, 560 + (step % 2 === 0 ? -26 : 26)])
  const spool = (x: number, height: number, fill: string) =>
    [
      pen.flat(rectangle(x + 12, 452 - height, 132, height + 12, 8), theme.shadow),
      pen.body(rectangle(x + 18, 440 - height, 96, height), fill),
      pen.fine(
        series(Math.floor(height / 10), (turn) =>
          segment(x + 18, 448 - height + turn * 10, x + 114, 442 - height + turn * 10),
        ).join(''),
        theme.ink,
      ),
      pen.body(rectangle(x, 414 - height, 132, 28, 8), theme.plain.mid),
      pen.body(rectangle(x, 436, 132, 28, 8), theme.plain.mid),
    ].join('')
  return [
    pen.flat('M0 464H960V720H0Z', theme.main.light),
    spool(150, random.int(180, 230), theme.accent.mid),
    spool(330, random.int(140, 170), theme.main.mid),
    spool(510, random.int(190, 250), theme.main.dark),
    pen.stitch(segment(110, 616, 740, 616), theme.ink),
    pen.cord(
      smooth([[690, 330], [760, 400], [790, 520], [720, 570], [640, 560], ...wave.toReversed()]),
      theme.accent.mid,
      5,
    ),
    pen.body('M676 332L884 138C896 128 906 140 896 152L690 346Z', theme.plain.light),
    pen.body('M838 178l28 -26c6 -4 12 2 8 8l-26 28Z', theme.ground),
  ].join('')
}
