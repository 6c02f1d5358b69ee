import { type Point, polar, polygon, series } from './svg-path.ts'

/** Returns the path of a gear wheel. The teeth rise by `depth` above `radius`. `turn` rotates the wheel by degrees. */
export function gear(cx: number, cy: number, radius: number, teeth: number, depth: number, turn = 0): string {
  const step = 360 / teeth
  const corner = (tooth: number, share: number, out: number): Point =>
    polar(cx, cy, radius + out, turn + (tooth + share) * step)
  return polygon(
    series(teeth, (tooth) => [
      corner(tooth, -0.3, -depth / 2),
      corner(tooth, -0.15, depth / 2),
      corner(tooth, 0.15, depth / 2),
      corner(tooth, 0.3, -depth / 2),
    ]).flat(),
  )
}
