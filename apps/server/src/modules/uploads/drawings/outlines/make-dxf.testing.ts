/** Pairs of group codes and values. */
export type DxfPairs = readonly (string | number)[]

type Parts = {
  readonly entities: readonly DxfPairs[]
  readonly blocks?: Readonly<Record<string, readonly DxfPairs[]>>
  readonly header?: DxfPairs
  /** Pairs of the entries in the table of layers. */
  readonly layers?: readonly DxfPairs[]
  readonly newline?: string
}

/** Writes a DXF file in text form. `insUnits` goes to the header as `[9, '$INSUNITS', 70, 1]`. */
export function makeDxf(parts: Parts): Buffer {
  const { newline = '\n' } = parts
  return Buffer.from(`${allPairs(parts).join(newline)}${newline}`)
}

export function allPairs({ entities, blocks = {}, header = [], layers = [] }: Parts): (string | number)[] {
  return [
    ...section('HEADER', [header]),
    ...section('TABLES', [[0, 'TABLE', 2, 'LAYER'], ...layers, [0, 'ENDTAB']]),
    ...section(
      'BLOCKS',
      Object.entries(blocks).flatMap(([name, inner]) => [
        [0, 'BLOCK', 8, '0', 2, name, 70, 0, 10, 0, 20, 0, 30, 0],
        ...inner,
        [0, 'ENDBLK'],
      ]),
    ),
    ...section('ENTITIES', entities),
    ...[0, 'EOF'],
  ]
}

function section(name: string, parts: readonly DxfPairs[]): (string | number)[] {
  return [0, 'SECTION', 2, name, ...parts.flat(), 0, 'ENDSEC']
}

export const units = (insUnits: number): DxfPairs => [9, '$INSUNITS', 70, insUnits]

export function line(x0: number, y0: number, x1: number, y1: number, layer = '0'): DxfPairs {
  return [0, 'LINE', 8, layer, 10, x0, 20, y0, 30, 0, 11, x1, 21, y1, 31, 0]
}

export function circle(x: number, y: number, radius: number, layer = '0'): DxfPairs {
  return [0, 'CIRCLE', 8, layer, 10, x, 20, y, 30, 0, 40, radius]
}

export function arc(x: number, y: number, radius: number, from: number, to: number): DxfPairs {
  return [0, 'ARC', 8, '0', 10, x, 20, y, 30, 0, 40, radius, 50, from, 51, to]
}

/** Corners are x, y and, for an arc to the next corner, its bulge. */
export function polyline(
  corners: readonly (readonly number[])[],
  isClosed: boolean,
  layer = '0',
): (string | number)[] {
  const vertices = corners.flatMap(([x = 0, y = 0, bulge]) => [10, x, 20, y, ...(bulge ? [42, bulge] : [])])
  return [0, 'LWPOLYLINE', 8, layer, 90, corners.length, 70, isClosed ? 1 : 0, ...vertices]
}

export function rectangle(x: number, y: number, width: number, height: number): (string | number)[] {
  return polyline(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    true,
  )
}

/** The longer half axis is a vector, the shorter one a share of it. The range is in radians. */
export function ellipse(
  axis: readonly [number, number],
  ratio: number,
  from = 0,
  to = 2 * Math.PI,
): DxfPairs {
  return [
    0,
    'ELLIPSE',
    8,
    '0',
    10,
    0,
    20,
    0,
    30,
    0,
    11,
    axis[0],
    21,
    axis[1],
    31,
    0,
    40,
    ratio,
    41,
    from,
    42,
    to,
  ]
}

type SplineParts = {
  readonly degree: number
  readonly knots: readonly number[]
  /** x, y and the weight. */
  readonly points: readonly (readonly number[])[]
}

export function spline({ degree, knots, points }: SplineParts): DxfPairs {
  return [
    ...[0, 'SPLINE', 8, '0', 70, 8, 71, degree, 72, knots.length, 73, points.length, 74, 0],
    ...knots.flatMap((knot) => [40, knot]),
    ...points.flatMap(([, , weight = 1]) => [41, weight]),
    ...points.flatMap(([x = 0, y = 0]) => [10, x, 20, y, 30, 0]),
  ]
}

export function insert(block: string, more: DxfPairs = [], [x, y] = [0, 0]): DxfPairs {
  return [0, 'INSERT', 8, '0', 2, block, 10, x, 20, y, 30, 0, ...more]
}
