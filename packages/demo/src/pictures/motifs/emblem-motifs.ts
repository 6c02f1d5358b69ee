import { gear } from '../kit/gear-path.ts'
import { type Pen, placed } from '../kit/pen.ts'
import {
  arc,
  circle,
  polar,
  polygon,
  polyline,
  rectangle,
  regularPolygon,
  ring,
  segment,
  series,
  smooth,
} from '../kit/svg-path.ts'

type Dress = { readonly ground: string; readonly mark: string; readonly detail: string }

type Mark = (pen: Pen, dress: Dress) => string

/** Returns a motif for the square sheet: a plain background with one emblem, which `mark` draws without outlines. */
function emblem(mark: Mark): (pen: Pen) => string {
  return (pen) => {
    const { theme, random } = pen
    const dresses: readonly Dress[] = [
      { ground: theme.main.dark, mark: '#f6f3ec', detail: theme.main.light },
      { ground: '#1f2430', mark: '#f6f3ec', detail: theme.main.mid },
      { ground: '#f6f3ec', mark: theme.main.dark, detail: theme.main.mid },
      { ground: theme.main.light, mark: '#1f2430', detail: theme.main.dark },
    ]
    const dress = random.pick(dresses)
    return pen.flat(rectangle(0, 0, 320, 320), dress.ground) + mark(pen, dress)
  }
}

export const needle = emblem((pen, { ground, mark, detail }) =>
  [
    pen.cord(
      smooth([
        [60, 236],
        [110, 190],
        [160, 236],
        [214, 246],
        [246, 190],
        [212, 128],
      ]),
      detail,
      11,
    ),
    placed(
      pen.flat('M0 -116C12 -116 16 -100 14 -84L4 116H-4L-14 -84C-16 -100 -12 -116 0 -116Z', mark) +
        pen.flat(rectangle(-4, -98, 8, 34, 4), ground),
      152,
      160,
      42,
    ),
  ].join(''),
)

export const yarnBall = emblem((pen, { ground, mark }) =>
  [
    pen.flat(circle(152, 150, 88), mark),
    pen.cord(arc(96, 96, 96, 10, 82) + arc(96, 96, 72, 0, 92) + arc(96, 96, 120, 18, 72), ground, 9),
    pen.cord(arc(246, 222, 106, 186, 250) + arc(246, 222, 82, 178, 252), ground, 9),
    pen.cord('M152 238C190 244 214 232 232 250C246 264 262 258 270 246', mark, 10),
  ].join(''),
)

export const stitchedHide = emblem((pen, { mark, detail, ground }) =>
  [
    pen.flat(
      'M96 60C130 84 190 84 224 60C244 76 264 96 270 120C250 140 250 180 266 206C256 236 236 250 214 262C190 240 130 240 106 262C84 250 64 236 54 206C70 180 70 140 50 120C56 96 76 76 96 60Z',
      mark,
    ),
    `<g transform="translate(160 160) scale(0.8) translate(-160 -160)">${pen.stitch('M96 60C130 84 190 84 224 60C244 76 264 96 270 120C250 140 250 180 266 206C256 236 236 250 214 262C190 240 130 240 106 262C84 250 64 236 54 206C70 180 70 140 50 120C56 96 76 76 96 60Z', ground)}</g>`,
    pen.flat(regularPolygon(160, 162, 34, 4, 0), detail),
  ].join(''),
)

export const treeRings = emblem((pen, { mark, detail, ground }) =>
  [
    pen.flat(circle(160, 160, 104), mark),
    pen.cord(circle(156, 164, 78), ground, 8),
    pen.cord(circle(152, 168, 52), detail, 10),
    pen.cord(circle(149, 171, 26), ground, 8),
    pen.flat('M160 160L252 92L272 128Z', ground),
  ].join(''),
)

export const hexNut = emblem((pen, { mark, detail, ground }) =>
  [
    pen.flat(regularPolygon(160, 160, 112, 6, 30), mark),
    pen.cord(circle(160, 160, 72), ground, 7),
    pen.flat(circle(160, 160, 50), ground),
    pen.cord(arc(160, 160, 34, 200, 340), detail, 11),
  ].join(''),
)

export const cogwheel = emblem((pen, { mark, detail, ground }) =>
  [
    pen.flat(gear(160, 160, 92, pen.random.pick([8, 10, 12]), 34), mark),
    pen.flat(circle(160, 160, 58), ground),
    pen.flat(
      polygon([
        [132, 200],
        [132, 150],
        [160, 122],
        [188, 150],
        [188, 200],
      ]),
      detail,
    ),
  ].join(''),
)

export const flame = emblem((pen, { mark, detail }) =>
  [
    pen.flat(
      'M166 44C182 96 246 122 246 194C246 246 206 278 160 278C114 278 74 246 74 194C74 152 104 136 112 100C134 112 142 130 144 150C162 124 172 90 166 44Z',
      mark,
    ),
    pen.flat(
      'M162 166C172 190 200 200 200 228C200 254 182 268 160 268C138 268 120 254 120 230C120 210 138 204 144 184C152 188 156 196 158 202C164 192 166 180 162 166Z',
      detail,
    ),
  ].join(''),
)

export const foldedSheet = emblem((pen, { mark, detail, ground }) =>
  [
    pen.flat('M56 216L136 92L264 92L184 216Z', mark),
    pen.flat('M56 216L184 216L230 260L102 260Z', detail),
    pen.cord('M184 216L264 92', ground, 6),
    pen.flat('M136 92L264 92L238 132L110 132Z', detail),
  ].join(''),
)

export const cube = emblem((pen, { mark, detail, ground }) => {
  const [top, left, right] = [
    polygon([
      [160, 52],
      [254, 106],
      [160, 160],
      [66, 106],
    ]),
    polygon([
      [66, 106],
      [160, 160],
      [160, 268],
      [66, 214],
    ]),
    polygon([
      [254, 106],
      [160, 160],
      [160, 268],
      [254, 214],
    ]),
  ]
  const layers = series(4, (layer) =>
    polyline([
      [66, 128 + layer * 22],
      [160, 182 + layer * 22],
      [254, 128 + layer * 22],
    ]),
  ).join('')
  return pen.flat(top, detail) + pen.flat(left + right, mark) + pen.cord(layers, ground, 6)
})

export const circuitNodes = emblem((pen, { mark, detail }) => {
  const ends = [
    [66, 92],
    [66, 228],
    [254, 92],
    [254, 228],
    [160, 52],
    [160, 268],
  ] as const
  return [
    pen.cord(
      'M66 92H110L160 142M66 228H110L160 178M254 92H210L160 142M254 228H210L160 178M160 52V268',
      mark,
      13,
    ),
    ...ends.map(([x, y]) => pen.flat(circle(x, y, 21), detail)),
    pen.flat(rectangle(116, 116, 88, 88, 14), mark),
  ].join('')
})

export const wheatEar = emblem((pen, { mark, detail }) => {
  const grain = (y: number, side: number) =>
    placed(
      pen.flat('M0 0C34 -8 52 -34 50 -66C18 -58 0 -34 0 0Z', side > 0 ? mark : detail),
      160,
      y,
      0,
      1,
      side,
    )
  return (
    pen.cord('M160 286V110', mark, 9) +
    series(4, (row) => grain(244 - row * 44, 1) + grain(244 - row * 44, -1)).join('') +
    pen.flat('M160 112C138 88 140 58 160 36C180 58 182 88 160 112Z', mark)
  )
})

export const drop = emblem((pen, { mark, detail, ground }) =>
  [
    pen.flat(
      'M160 40C196 100 244 142 244 196C244 244 206 280 160 280C114 280 76 244 76 196C76 142 124 100 160 40Z',
      mark,
    ),
    pen.flat(
      'M80 214C110 186 138 232 166 210C194 190 214 200 241 214C232 256 200 280 160 280C118 280 88 252 80 214Z',
      detail,
    ),
    pen.cord('M112 176C116 154 128 136 140 120', ground, 10),
  ].join(''),
)

export const brickBond = emblem((pen, { mark, detail }) =>
  series(4, (row) => {
    const y = 66 + row * 48
    const odd = row % 2 === 1
    return odd
      ? pen.flat(rectangle(58, y, 44, 40, 4) + rectangle(218, y, 44, 40, 4), mark) +
          pen.flat(rectangle(110, y, 100, 40, 4), detail)
      : pen.flat(rectangle(58, y, 98, 40, 4) + rectangle(164, y, 98, 40, 4), mark)
  }).join(''),
)

export const cells = emblem((pen, { mark, detail }) => {
  const around = series(6, (cell) => polar(160, 160, 86, cell * 60 + 30))
  return (
    pen.flat(regularPolygon(160, 160, 44, 6), detail) +
    around.map(([x, y], index) => (index === 1 ? '' : pen.flat(regularPolygon(x, y, 44, 6), mark))).join('')
  )
})

export const chevrons = emblem((pen, { mark, detail }) =>
  series(3, (row) =>
    pen.flat(
      `M60 ${150 + row * 62}L160 ${84 + row * 62}L260 ${150 + row * 62}V${116 + row * 62}L160 ${50 + row * 62}L60 ${116 + row * 62}Z`,
      row === 1 ? detail : mark,
    ),
  ).join(''),
)

export const archway = emblem(
  (pen, { mark, detail }) =>
    [104, 68, 32]
      .map((radius, index) =>
        pen.flat(`${arc(160, 176, radius, 180, 360)}V252H${160 - radius}Z`, index === 1 ? detail : mark),
      )
      .join('') + pen.flat(rectangle(48, 258, 224, 16, 3), mark),
)

export const sawteeth = emblem((pen, { mark, detail, ground }) =>
  [
    pen.flat('M52 250V150L118 92V150L184 92V150L250 92H268V250Z', mark),
    pen.flat(series(3, (window) => rectangle(76 + window * 64, 184, 38, 38, 4)).join(''), ground),
    pen.flat(rectangle(52, 258, 216, 14, 3), detail),
  ].join(''),
)

export const interlock = emblem((pen, { mark, detail }) =>
  [
    pen.cord(rectangle(64, 64, 128, 128, 12), mark, 26),
    pen.cord(rectangle(128, 128, 128, 128, 12), detail, 26),
    pen.cord('M192 110V176', mark, 26),
  ].join(''),
)

export const rays = emblem((pen, { mark, detail }) => {
  const count = pen.random.pick([8, 10, 12])
  return (
    series(count, (ray) =>
      placed(
        pen.flat('M-13 -50L-5 -116H5L13 -50Z', ray % 2 === 0 ? mark : detail),
        160,
        160,
        (ray * 360) / count,
      ),
    ).join('') + pen.flat(circle(160, 160, 34), mark)
  )
})

export const facets = emblem((pen, { mark, detail, ground }) =>
  [
    pen.flat('M104 72H216L270 136L160 270L50 136Z', mark),
    pen.flat('M104 72L130 136H50ZM216 72L190 136H270ZM130 136H190L160 270Z', detail),
    pen.cord('M50 136H270M104 72L130 136L160 270L190 136L216 72M130 136L160 72L190 136', ground, 5),
  ].join(''),
)

export const shield = emblem((pen, { mark, detail }) => {
  const shape = 'M64 62H256V150C256 216 212 252 160 276C108 252 64 216 64 150Z'
  return (
    pen.flat(shape, mark) +
    pen.clip(shape, pen.flat('M40 210L250 30H310L60 260ZM110 300L300 130V200L170 310Z', detail))
  )
})

export const pinwheel = emblem((pen, { mark, detail }) =>
  series(4, (blade) =>
    placed(
      pen.flat('M0 0V-108C60 -108 100 -70 100 -8C80 -40 40 -40 0 0Z', blade % 2 === 0 ? mark : detail),
      160,
      160,
      blade * 90,
    ),
  ).join(''),
)

export const steps = emblem((pen, { mark, detail }) =>
  [
    pen.flat('M60 262V206H116V150H172V94H228V58H262V262Z', mark),
    pen.flat('M60 186V58H208V78H156V132H100V186Z', detail),
  ].join(''),
)

export const orbit = emblem((pen, { mark, detail }) =>
  [
    pen.cord(ring(160, 160, 100, 62), mark, 16),
    pen.flat(circle(160, 160, 32), detail),
    pen.flat(circle(...polar(160, 160, 100, -42), 22) + circle(...polar(160, 160, 62, 130), 17), detail),
    pen.cord(segment(160, 60, 160, 98) + segment(160, 222, 160, 260), mark, 16),
  ].join(''),
)
