import { useMemo, useState } from 'react'
import { usePage } from '../../../../lib/use-page.ts'
import { type FlatView, type Place, type Size, toDrawing } from './flat-view.ts'
import { lineEnds, nearestEnd } from './line-ends.ts'
import type { DrawnLayer } from './paint-outline.ts'

type Options = {
  readonly layers: readonly DrawnLayer[]
  readonly view: FlatView | undefined
  readonly size: Size | undefined
  readonly isOn: boolean
}

const REACH_PX = 14
const CROSS_STEP = 10

/** Measuring between two points of a flat drawing, at the ends of lines or anywhere. A third point begins anew. */
export function useFlatMeasure({ layers, view, size, isOn }: Options) {
  const { t, format } = usePage()
  const [picked, setPicked] = useState<readonly Place[]>([])
  const [hovered, setHovered] = useState<Place>()
  const [moved, setCross] = useState<Place>()
  const ends = useMemo(() => (isOn ? layers.map(({ lines }) => lineEnds(lines)) : []), [layers, isOn])
  if (!isOn && (picked.length > 0 || hovered || moved)) {
    setPicked([])
    setHovered(undefined)
    setCross(undefined)
  }

  const find = (at: Place): Place | undefined => {
    if (!isOn || !view || !size) return undefined
    const place = toDrawing(view, size, at)
    return nearestEnd(ends, place, REACH_PX / view.scale) ?? place
  }
  const add = (point: Place | undefined) => {
    if (point) setPicked((present) => (present.length < 2 ? [...present, point] : [point]))
  }
  const cross: Place | undefined = moved ?? (size && [size.width / 2, size.height / 2])
  const points = isOn ? picked : []
  const mm = (value: number) => t('drawings.view.mm', { n: format.number(value, 2) })
  const [from, to] = points
  return {
    points,
    hovered: isOn && points.length < 2 ? hovered : undefined,
    cross: isOn ? moved : undefined,
    text: from && to && mm(Math.hypot(from[0] - to[0], from[1] - to[1])),
    parts: from && to ? [`x: ${mm(Math.abs(from[0] - to[0]))}`, `y: ${mm(Math.abs(from[1] - to[1]))}`] : [],
    pick: (at: Place) => add(find(at)),
    hover(at: Place | undefined) {
      if (isOn) setHovered(at && find(at))
    },
    moveCross(dx: number, dy: number) {
      if (!cross || !size) return
      const next = [
        Math.max(0, Math.min(size.width, cross[0] + CROSS_STEP * dx)),
        Math.max(0, Math.min(size.height, cross[1] + CROSS_STEP * dy)),
      ] as const
      setCross(next)
      setHovered(find(next))
    },
    pickCross() {
      if (cross) add(find(cross))
    },
  }
}
