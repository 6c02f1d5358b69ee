import type { PlateDrawing } from './plate-drawing.ts'

type Pair = readonly [code: number, value: string | number]

/**
 * Returns a drawing in ASCII DXF R12 in millimetres. The outline, the holes and the centre lines are on separate
 * layers.
 */
export function dxfDrawing({ width, height, holes }: PlateDrawing): string {
  const reach = 3
  const pairs: Pair[] = [
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$EXTMIN'],
      ...point(0, 0),
      [9, '$EXTMAX'],
      ...point(width, height),
    ]),
    ...section('TABLES', [
      ...table('LTYPE', [linetype('CONTINUOUS', []), linetype('CENTER', [12, -3, 2, -3])]),
      ...table('LAYER', [
        layer('OUTLINE', 7, 'CONTINUOUS'),
        layer('HOLES', 5, 'CONTINUOUS'),
        layer('AXES', 1, 'CENTER'),
      ]),
    ]),
    ...section('ENTITIES', [
      ...line('OUTLINE', 0, 0, width, 0),
      ...line('OUTLINE', width, 0, width, height),
      ...line('OUTLINE', width, height, 0, height),
      ...line('OUTLINE', 0, height, 0, 0),
      ...holes.flatMap(({ x, y, radius }) => [
        ...circle('HOLES', x, y, radius),
        ...line('AXES', x - radius - reach, y, x + radius + reach, y),
        ...line('AXES', x, y - radius - reach, x, y + radius + reach),
      ]),
    ]),
    [0, 'EOF'],
  ]
  // Each group code is padded to three characters on the left, as AutoCAD does.
  return pairs.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}\r\n`).join('')
}

function section(name: string, content: readonly Pair[]): Pair[] {
  return [[0, 'SECTION'], [2, name], ...content, [0, 'ENDSEC']]
}

function table(name: string, entries: readonly (readonly Pair[])[]): Pair[] {
  return [[0, 'TABLE'], [2, name], [70, entries.length], ...entries.flat(), [0, 'ENDTAB']]
}

function linetype(name: string, dashes: readonly number[]): Pair[] {
  const length = dashes.reduce((sum, dash) => sum + Math.abs(dash), 0)
  const pattern: Pair[] = [
    [73, dashes.length],
    [40, real(length)],
    ...dashes.map((dash): Pair => [49, real(dash)]),
  ]
  return [[0, 'LTYPE'], [2, name], [70, 0], [3, ''], [72, 65], ...pattern]
}

function layer(name: string, color: number, type: string): Pair[] {
  return [
    [0, 'LAYER'],
    [2, name],
    [70, 0],
    [62, color],
    [6, type],
  ]
}

function line(on: string, x1: number, y1: number, x2: number, y2: number): Pair[] {
  return [[0, 'LINE'], [8, on], ...point(x1, y1), [11, real(x2)], [21, real(y2)], [31, real(0)]]
}

function circle(on: string, x: number, y: number, radius: number): Pair[] {
  return [[0, 'CIRCLE'], [8, on], ...point(x, y), [40, real(radius)]]
}

function point(x: number, y: number): Pair[] {
  return [
    [10, real(x)],
    [20, real(y)],
    [30, real(0)],
  ]
}

/** The number must have a decimal point, because DXF readers take a number without a decimal point for an integer. */
function real(value: number): string {
  return value.toFixed(4)
}
