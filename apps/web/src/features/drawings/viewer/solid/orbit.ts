/** A point or direction in the axes of the file. */
export type Point3 = readonly [x: number, y: number, z: number]

export type Size = { readonly width: number; readonly height: number }

/** From where the body is seen. The projection is parallel, as on drawings, so equal sizes look equal at any depth. */
export type Orbit = {
  /** The angle around the axis z, in radians. At 0 the viewer looks along the axis y, from the front. */
  readonly yaw: number
  /** The angle above the horizon, in radians. At a right angle the viewer looks down. */
  readonly pitch: number
  /** Pixels per millimetre. */
  readonly scale: number
  /** How far the middle of the body is from the middle of the picture, in pixels to the right and down. */
  readonly x: number
  readonly y: number
}

export type Axes = { readonly right: Point3; readonly up: Point3; readonly towards: Point3 }

const RIGHT_ANGLE = Math.PI / 2

/** The three main views of drawings, and the one that shows three sides alike. */
export const STANDARD_VIEWS = {
  front: { yaw: 0, pitch: 0 },
  top: { yaw: 0, pitch: RIGHT_ANGLE },
  left: { yaw: -RIGHT_ANGLE, pitch: 0 },
  isometric: { yaw: Math.PI / 4, pitch: Math.atan(Math.SQRT1_2) },
} as const
export type StandardView = keyof typeof STANDARD_VIEWS

/** The axes of the picture: to the right, up, and from the body to the viewer. */
export function axesOf({ yaw, pitch }: Pick<Orbit, 'yaw' | 'pitch'>): Axes {
  const [sinYaw, cosYaw] = [Math.sin(yaw), Math.cos(yaw)]
  const [sinPitch, cosPitch] = [Math.sin(pitch), Math.cos(pitch)]
  return {
    right: [cosYaw, sinYaw, 0],
    up: [-sinYaw * sinPitch, cosYaw * sinPitch, cosPitch],
    towards: [sinYaw * cosPitch, -cosYaw * cosPitch, sinPitch],
  }
}

/** Returns the pixel of a point, and how near to the viewer it is, in millimetres. */
export function project(orbit: Orbit, { width, height }: Size, point: Point3): Point3 {
  const { right, up, towards } = axesOf(orbit)
  return [
    width / 2 + orbit.x + orbit.scale * dot(point, right),
    height / 2 + orbit.y - orbit.scale * dot(point, up),
    dot(point, towards),
  ]
}

export function dot(one: Point3, other: Point3): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
}

/** A drag over 300 pixels turns the body by half a circle. */
const RADIANS_PER_PIXEL = Math.PI / 300

/** Turns the body as if the pointer had hold of its near side. */
export function turned(orbit: Orbit, dx: number, dy: number): Orbit {
  const pitch = orbit.pitch + dy * RADIANS_PER_PIXEL
  return {
    ...orbit,
    yaw: orbit.yaw - dx * RADIANS_PER_PIXEL,
    pitch: Math.max(-RIGHT_ANGLE, Math.min(RIGHT_ANGLE, pitch)),
  }
}

export function moved(orbit: Orbit, dx: number, dy: number): Orbit {
  return { ...orbit, x: orbit.x + dx, y: orbit.y + dy }
}

/** Enlarges the picture around a pixel that is `x` right of and `y` below the middle of the picture. */
export function zoomed(orbit: Orbit, factor: number, x = 0, y = 0): Orbit {
  const scale = Math.max(1e-6, Math.min(1e6, orbit.scale * factor))
  const by = scale / orbit.scale
  return { ...orbit, scale, x: x + (orbit.x - x) * by, y: y + (orbit.y - y) * by }
}

/** The part of the picture that a fitted body leaves free at each side. */
const MARGIN = 0.1

/** Shows the whole body, whose box reaches `half` from the middle in each direction. */
export function fitted(angles: Pick<Orbit, 'yaw' | 'pitch'>, half: Point3, { width, height }: Size): Orbit {
  const { right, up } = axesOf(angles)
  const reach = (axis: Point3) =>
    Math.max(1e-6, Math.abs(axis[0]) * half[0] + Math.abs(axis[1]) * half[1] + Math.abs(axis[2]) * half[2])
  const scale = (0.5 - MARGIN) * Math.min(width / reach(right), height / reach(up))
  return { yaw: angles.yaw, pitch: angles.pitch, scale: Math.max(1e-6, scale), x: 0, y: 0 }
}
