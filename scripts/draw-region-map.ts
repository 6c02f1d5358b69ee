import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import map from '@svg-maps/ukraine'

/**
 * Generates apps/web/src/features/region-map/ukraine.svg from @svg-maps/ukraine (Olesia Ladanai, CC BY 4.0).
 * Simplifies the shapes, but neighbouring regions keep a common border. The id of each shape is the slug of its
 * region. Run this script after changing the package or this file: node scripts/draw-region-map.ts
 */
const TARGET = fileURLToPath(new URL('../apps/web/src/features/region-map/ukraine.svg', import.meta.url))

/**
 * Smaller bends and islands are removed. Both limits are areas in square units of the map, which is 1000 units wide.
 */
const BEND_AREA = 4
const ISLET_AREA = 12

const SLUG_BY_SHAPE: Readonly<Record<string, string>> = {
  cherkasy: 'cherkaska',
  chernihiv: 'chernihivska',
  chernivtsi: 'chernivetska',
  crimea: 'krym',
  dnipropetrovsk: 'dnipropetrovska',
  donetsk: 'donetska',
  'ivano-frankivsk': 'ivano-frankivska',
  kharkiv: 'kharkivska',
  kherson: 'khersonska',
  khmelnytskyi: 'khmelnytska',
  kirovohrad: 'kirovohradska',
  kyiv: 'kyivska',
  'kyiv-city': 'kyiv',
  luhansk: 'luhanska',
  lviv: 'lvivska',
  mykolaiv: 'mykolaivska',
  odessa: 'odeska',
  poltava: 'poltavska',
  rivne: 'rivnenska',
  sumy: 'sumska',
  ternopil: 'ternopilska',
  vinnytsia: 'vinnytska',
  volyn: 'volynska',
  zakarpattia: 'zakarpatska',
  zaporizhia: 'zaporizka',
  zhytomyr: 'zhytomyrska',
}

type Point = readonly [x: number, y: number]
type Ring = readonly Point[]

// The cast is necessary, because the types of the package need another package, which npm does not install.
const { viewBox, locations } = map as {
  readonly viewBox: string
  readonly locations: ReadonlyArray<{ readonly id: string; readonly path: string }>
}
const shapes = locations.map(({ id, path }) => ({
  slug: SLUG_BY_SHAPE[id] ?? '',
  rings: readRings(path),
}))
if (shapes.length !== 26 || shapes.some(({ slug }) => slug === ''))
  throw new Error('The package has other shapes')
const junctions = findJunctions(shapes.flatMap(({ rings }) => rings))
const lines = shapes
  .toSorted((a, b) => a.slug.localeCompare(b.slug))
  .map(({ slug, rings }) => `<path id="${slug}" d="${rings.map(drawRing).join('')}"/>`)
const svg = `<!-- Ukraine by region. Olesia Ladanai, https://github.com/VictorCazanave/svg-maps, CC BY 4.0; simplified. -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill-rule="evenodd">
${lines.join('\n')}
</svg>
`
if (!process.argv.includes('--check')) writeFileSync(TARGET, svg)
else if (readFileSync(TARGET, 'utf8') !== svg) throw new Error('ukraine.svg is out of date')

/**
 * Reads the closed lines (rings) of a path that consists of straight lines. The coordinates are multiplied by ten and
 * rounded, so that equal points compare as equal.
 */
function readRings(path: string): Ring[] {
  const rings: Ring[] = []
  let ring: Point[] = []
  let x = 0
  let y = 0
  for (const [, command = '', numbers = ''] of path.matchAll(/([Mmlz])([^Mmlz]*)/g)) {
    if (command === 'z') {
      rings.push(ring)
      ;[x, y] = ring[0] ?? [0, 0]
      ring = []
    }
    const values = [...numbers.matchAll(/-?\d*\.?\d+/g)].map(([text]) => Math.round(Number(text) * 10))
    for (let i = 0; i < values.length; i += 2) {
      const isAbsolute = command === 'M' && i === 0
      x = (isAbsolute ? 0 : x) + (values[i] ?? 0)
      y = (isAbsolute ? 0 : y) + (values[i + 1] ?? 0)
      ring.push([x, y])
    }
  }
  return rings
}

/**
 * Returns the points where borders meet. Such a point has more than two different neighbours in all rings together.
 * These points never move.
 */
function findJunctions(rings: readonly Ring[]): Set<string> {
  const neighbours = new Map<string, Set<string>>()
  for (const ring of rings) {
    ring.forEach((point, at) => {
      const around = neighbours.get(key(point)) ?? new Set()
      neighbours.set(key(point), around)
      for (const step of [-1, 1]) around.add(key(wrap(ring, at + step)))
    })
  }
  return new Set([...neighbours].filter(([, around]) => around.size > 2).map(([name]) => name))
}

/** Draws one ring. The line between two junctions is simplified in the same way for both regions that share it. */
function drawRing(ring: Ring): string {
  if (area(ring) < ISLET_AREA * 100) return ''
  const start = Math.max(
    0,
    ring.findIndex((point) => junctions.has(key(point))),
  )
  const turned = [...ring.slice(start), ...ring.slice(0, start + 1)]
  const kept: Point[] = []
  let stretch: Point[] = []
  for (const point of turned) {
    stretch.push(point)
    if (stretch.length > 1 && (junctions.has(key(point)) || point === turned.at(-1))) {
      kept.push(...simplify(stretch).slice(0, -1))
      stretch = [point]
    }
  }
  return toPath(kept.map(([x, y]) => [Math.round(x / 10), Math.round(y / 10)]))
}

/**
 * Simplifies a line with Visvalingam's algorithm: it removes the flattest bend until no bend is below the limit. The
 * ends of the line stay.
 */
function simplify(line: readonly Point[]): Point[] {
  const [first = [0, 0], last = [0, 0]] = [line[0], line.at(-1)]
  const isTurned = key(first) > key(last)
  const points = isTurned ? line.toReversed() : [...line]
  while (points.length > 2) {
    const bends = points.slice(1, -1).map((_, at) => area(points.slice(at, at + 3)))
    const flattest = bends.indexOf(Math.min(...bends))
    if ((bends[flattest] ?? 0) > BEND_AREA * 100) break
    points.splice(flattest + 1, 1)
  }
  return isTurned ? points.toReversed() : points
}

function area(ring: Ring): number {
  const twice = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = wrap(ring, at + 1)
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

function toPath(points: readonly Point[]): string {
  let [atX, atY] = points[0] ?? [0, 0]
  const steps = points.slice(1).map(([x, y]) => {
    const step = `${x - atX} ${y - atY}`
    ;[atX, atY] = [x, y]
    return step
  })
  return `M${points[0]?.join(' ')}l${steps.filter((step) => step !== '0 0').join(' ')}z`.replaceAll(' -', '-')
}

function wrap(ring: Ring, at: number): Point {
  return ring.at(at % ring.length) ?? [0, 0]
}

function key([x, y]: Point): string {
  return `${x},${y}`
}
