export type Place = readonly [x: number, y: number]
export type Size = { readonly width: number; readonly height: number }

/** Which part of a flat drawing is shown: `scale` pixels per millimetre, and the millimetres in the middle. */
export type FlatView = { readonly scale: number; readonly x: number; readonly y: number }

/** The axis y of a drawing points up, and that of the screen down. */
export function toScreen({ scale, x, y }: FlatView, { width, height }: Size, [mmX, mmY]: Place): Place {
  return [width / 2 + (mmX - x) * scale, height / 2 - (mmY - y) * scale]
}

export function toDrawing({ scale, x, y }: FlatView, { width, height }: Size, [px, py]: Place): Place {
  return [x + (px - width / 2) / scale, y - (py - height / 2) / scale]
}

export function panned(view: FlatView, dx: number, dy: number): FlatView {
  return { ...view, x: view.x - dx / view.scale, y: view.y + dy / view.scale }
}

/** Enlarges around a place of the screen, which keeps its place. */
export function enlarged(view: FlatView, size: Size, factor: number, at?: Place): FlatView {
  const scale = Math.max(1e-6, Math.min(1e5, view.scale * factor))
  const [px, py] = at ?? [size.width / 2, size.height / 2]
  const [x, y] = toDrawing(view, size, [px, py])
  return { scale, x: x - (px - size.width / 2) / scale, y: y + (py - size.height / 2) / scale }
}

const MARGIN = 0.06

/** Shows the whole drawing. */
export function fitFlat(
  [minX, minY, maxX, maxY]: readonly [number, number, number, number],
  size: Size,
): FlatView {
  const room = 1 - 2 * MARGIN
  // A drawing that is one straight line has only one size.
  const scale =
    room * Math.min(size.width / Math.max(maxX - minX, 1e-6), size.height / Math.max(maxY - minY, 1e-6))
  return { scale: Math.min(1e5, scale), x: (minX + maxX) / 2, y: (minY + maxY) / 2 }
}
