/** Solids by formula. A shape is a list of triangles of points, facing outwards. */
export type Point = readonly [number, number, number]
export type Shape = readonly (readonly [Point, Point, Point])[]

/** Extrudes an outline (counter-clockwise) with holes along z. */
type Outline = readonly (readonly [number, number])[]

export function box(x: number, y: number, z: number, [ox, oy, oz]: Point = [0, 0, 0]): Shape {
  const outline: Outline = [
    [ox, oy],
    [ox + x, oy],
    [ox + x, oy + y],
    [ox, oy + y],
  ]
  return extrude(outline, z, oz)
}

/** Extrudes an outline that is visible from its first point, counter-clockwise. */
export function extrude(outline: Outline, height: number, from = 0): Shape {
  const at = ([x, y]: readonly [number, number], z: number): Point => [x, y, z]
  const [low, high] = [from, from + height]
  const caps = outline.slice(1, -1).flatMap((point, i) => {
    const [a, b, c] = [outline[0], point, outline[i + 2]] as const
    if (!a || !c) return []
    return [
      [at(a, low), at(c, low), at(b, low)],
      [at(a, high), at(b, high), at(c, high)],
    ] as const
  })
  return [...caps, ...walls(outline, low, high)]
}

function walls(outline: Outline, low: number, high: number): Shape {
  return outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a
    return quad([a[0], a[1], low], [b[0], b[1], low], [b[0], b[1], high], [a[0], a[1], high])
  })
}

export function quad(a: Point, b: Point, c: Point, d: Point): Shape {
  return [
    [a, b, c],
    [a, c, d],
  ]
}

/** Closes a band of two outlines of equal length: a tube, or a plate with a hole. */
export function band(outer: Outline, inner: Outline, height: number): Shape {
  const caps = outer.flatMap((a, i) => {
    const next = (i + 1) % outer.length
    const [b, c, d] = [outer[next] ?? a, inner[next] ?? a, inner[i] ?? a]
    const on = (z: number, ...points: readonly (readonly [number, number])[]) =>
      points.map(([x, y]): Point => [x, y, z]) as unknown as [Point, Point, Point, Point]
    return [...quad(...on(height, a, b, c, d)), ...quad(...on(0, a, d, c, b))]
  })
  return [...caps, ...walls(outer, 0, height), ...flipped(walls(inner, 0, height))]
}

export function circle(radius: number, sides: number, [x, y] = [0, 0]): Outline {
  return Array.from({ length: sides }, (_, i) => {
    const angle = (2 * Math.PI * i) / sides
    return [(x ?? 0) + radius * Math.cos(angle), (y ?? 0) + radius * Math.sin(angle)] as const
  })
}

/** Makes a closed surface of rows of points, of which each row and the list of rows may be rings. */
export function lattice(rows: readonly (readonly Point[])[], isRing: boolean): Shape {
  return rows.slice(0, isRing ? undefined : -1).flatMap((row, i) => {
    const above = rows[(i + 1) % rows.length] ?? row
    return row.flatMap((a, j) => {
      const next = (j + 1) % row.length
      const [b, c, d] = [row[next] ?? a, above[next] ?? a, above[j] ?? a]
      return quad(a, b, c, d).filter((each) => new Set(each.map(String)).size === 3)
    })
  })
}

export function torus(large: number, small: number, sides: number, rings: number): Shape {
  const rows = Array.from({ length: rings }, (_, i) => {
    const f = (2 * Math.PI * i) / rings
    return circle(large + small * Math.cos(f), sides).map(([x, y]): Point => [x, y, small * Math.sin(f)])
  })
  return lattice(rows, true)
}

/** A body of revolution around z, from `[radius, height]` at its bottom to its top. */
export function revolve(profile: Outline, sides: number): Shape {
  return lattice(
    profile.map(([radius, z]) =>
      circle(radius, sides).map(([x, y]): Point => [radius === 0 ? 0 : x, radius === 0 ? 0 : y, z]),
    ),
    false,
  )
}

export function sphere(radius: number, sides: number, rings: number): Shape {
  const profile = Array.from({ length: rings + 1 }, (_, i) => {
    const f = (Math.PI * i) / rings
    return [i === 0 || i === rings ? 0 : radius * Math.sin(f), -radius * Math.cos(f)] as const
  })
  return revolve(profile, sides)
}

/** A strip of constant thickness along a path: straight legs, and bends in steps. */
export function bentSheet(path: Outline, thickness: number, width: number): Shape {
  const [left, right] = [offset(path, thickness), path]
  const at = ([x, y]: readonly [number, number], z: number): Point => [x, y, z]
  const sides = path.slice(0, -1).flatMap((_, i) => {
    const [a, b, c, d] = [right[i], right[i + 1], left[i + 1], left[i]]
    if (!a || !b || !c || !d) return []
    return [
      ...quad(at(a, 0), at(d, 0), at(c, 0), at(b, 0)),
      ...quad(at(a, width), at(b, width), at(c, width), at(d, width)),
      ...quad(at(a, 0), at(b, 0), at(b, width), at(a, width)),
      ...quad(at(c, 0), at(d, 0), at(d, width), at(c, width)),
    ]
  })
  const ends = [0, path.length - 1].flatMap((i) => {
    const [a, b] = i === 0 ? [left[i], right[i]] : [right[i], left[i]]
    return a && b ? quad(at(a, 0), at(b, 0), at(b, width), at(a, width)) : []
  })
  return [...sides, ...ends]
}

/** Moves each segment of a path to its left, and returns where the moved segments meet. */
function offset(path: Outline, distance: number): Outline {
  const normal = (i: number) => {
    const [a = [0, 0], b = [0, 0]] = [path[i], path[i + 1]]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length] as const
  }
  return path.map(([x, y], i) => {
    const before = normal(Math.max(0, i - 1))
    const after = normal(Math.min(path.length - 2, i))
    const scale = distance / (1 + before[0] * after[0] + before[1] * after[1])
    return [x + scale * (before[0] + after[0]), y + scale * (before[1] + after[1])] as const
  })
}

export function flipped(shape: Shape): Shape {
  return shape.map(([a, b, c]) => [a, c, b] as const)
}

export function moved(shape: Shape, by: Point): Shape {
  return mapped(shape, ([x, y, z]) => [x + by[0], y + by[1], z + by[2]])
}

/** Turns a shape around all axes, so that none of its faces is parallel to an axis. */
export function turned(shape: Shape): Shape {
  const [a, b] = [0.7, 1.1]
  return mapped(shape, ([x, y, z]) => {
    const [u, v] = [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)]
    return [u, v * Math.cos(b) - z * Math.sin(b), v * Math.sin(b) + z * Math.cos(b)]
  })
}

function mapped(shape: Shape, map: (point: Point) => Point): Shape {
  return shape.map(([a, b, c]) => [map(a), map(b), map(c)] as const)
}

export function binaryStl(shape: Shape): Buffer {
  const content = Buffer.alloc(84 + 50 * shape.length)
  content.writeUInt32LE(shape.length, 80)
  for (const [i, triangle] of shape.entries())
    for (const [j, value] of triangle.flat().entries()) content.writeFloatLE(value, 84 + 50 * i + 12 + 4 * j)
  return content
}

export function textStl(shape: Shape): Buffer {
  const facets = shape.map(
    (triangle) =>
      `  facet normal 0 0 0\n    outer loop\n${triangle
        .map((point) => `      vertex ${point.join(' ')}\n`)
        .join('')}    endloop\n  endfacet\n`,
  )
  return Buffer.from(`solid part\n${facets.join('')}endsolid part\n`)
}

/** The area and volume of the triangles themselves, by the plain formula. */
export function exactly(shape: Shape): { readonly area: number; readonly volume: number } {
  let area = 0
  let volume = 0
  for (const [a, b, c] of shape) {
    const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const
    const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const
    const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const
    area += Math.hypot(...n) / 2
    volume += (a[0] * n[0] + a[1] * n[1] + a[2] * n[2]) / 6
  }
  return { area, volume }
}
