import type { SolidView } from '@verstat/contract'
import { useMemo, useState } from 'react'
import { usePage } from '../../../../lib/use-page.ts'
import type { Orbit, Point3, Size } from './orbit.ts'
import { type Picked, solidPicker } from './pick-point.ts'
import { planeOf, type Section, staysMeasured } from './section.ts'

export type SolidMeasure = {
  readonly points: readonly Picked[]
  readonly hovered: Picked | undefined
  readonly cross: readonly [number, number] | undefined
  /** The distance between both points. */
  readonly text: string | undefined
  /** The distance along the axes of the file. */
  readonly parts: readonly string[]
  readonly pick: (at: readonly [number, number]) => void
  readonly hover: (at: readonly [number, number] | undefined) => void
  readonly moveCross: (dx: number, dy: number) => void
  readonly pickCross: () => void
}

type Options = {
  readonly view: SolidView
  readonly size: Size | undefined
  readonly orbit: Orbit | undefined
  readonly section: Section | undefined
  readonly diameter: number
  readonly isOn: boolean
}

const CROSS_STEP = 10

/** Measuring between two points of a body. A third point begins anew. */
export function useSolidMeasure({ view, size, orbit, section, diameter, isOn }: Options): SolidMeasure {
  const { t, format } = usePage()
  const pickPoint = useMemo(() => solidPicker(view, diameter), [view, diameter])
  const [picked, setPicked] = useState<readonly Picked[]>([])
  /** The section with which the points were found. */
  const [pickedIn, setPickedIn] = useState<Section>()
  const [hovered, setHovered] = useState<Picked>()
  const [moved, setCross] = useState<readonly [number, number]>()
  const isStale =
    picked.length > 0 &&
    !staysMeasured(
      picked.map(({ point }) => point),
      pickedIn,
      section,
    )
  if (isStale) setPicked([])
  const points = isOn && !isStale ? picked : []
  if (!isOn && (picked.length > 0 || hovered || moved)) {
    setPicked([])
    setHovered(undefined)
    setCross(undefined)
  }

  const find = (at: readonly [number, number]) =>
    isOn && orbit && size ? pickPoint(orbit, size, at, section && planeOf(section)) : undefined
  const add = (point: Picked | undefined) => {
    if (!point) return
    setPickedIn(section)
    setPicked((present) => (present.length < 2 ? [...present, point] : [point]))
  }
  const middle = size && ([size.width / 2, size.height / 2] as const)
  const cross = moved ?? middle

  const mm = (value: number) => t('drawings.view.mm', { n: format.number(value, 2) })
  const [from, to] = points
  const ends = from && to && ([from.point, to.point] as const)
  return {
    points,
    hovered: isOn && points.length < 2 ? hovered : undefined,
    cross: isOn ? moved : undefined,
    text: ends && mm(distance(...ends)),
    parts: ends
      ? ([0, 1, 2] as const).map((axis) => `${'xyz'[axis]}: ${mm(Math.abs(ends[0][axis] - ends[1][axis]))}`)
      : [],
    pick: (at) => add(find(at)),
    hover: (at) => {
      if (isOn) setHovered(at && find(at))
    },
    moveCross(dx, dy) {
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

function distance(one: Point3, other: Point3): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}
