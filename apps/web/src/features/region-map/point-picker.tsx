import type { KeyboardEvent, MouseEvent } from 'react'
import { MapAttribution } from './map-attribution.tsx'
import { type GeoPoint, mapPosition, pointAt } from './map-position.ts'
import shapesUrl from './ukraine.svg?url&no-inline'

export type PointPickerProps = {
  readonly regionSlug: string
  readonly label: string
  readonly point: GeoPoint | null
  readonly onPick: (point: GeoPoint) => void
}

const WIDTH = 1000
const HEIGHT = 670
const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 }
/** Units of the map by which an arrow key moves the point. One unit is about a kilometre. */
const STEP = 5
const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** A map of Ukraine on which the user taps a point. Arrow keys move the point. */
export function PointPicker({ regionSlug, label, point, onPick }: PointPickerProps) {
  const at = point && mapPosition(point)

  function pick(x: number, y: number) {
    onPick(pointAt({ x: within(x, WIDTH), y: within(y, HEIGHT) }))
  }

  function handleClick({ currentTarget, clientX, clientY, detail }: MouseEvent) {
    // Enter and Space press the button without a position.
    if (detail === 0) {
      if (!at) pick(CENTRE.x, CENTRE.y)
      return
    }
    const box = currentTarget.getBoundingClientRect()
    pick(((clientX - box.left) / box.width) * WIDTH, ((clientY - box.top) / box.height) * HEIGHT)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const move = MOVES[event.key]
    if (!move) return
    event.preventDefault()
    const from = at ?? CENTRE
    pick(from.x + move[0], from.y + move[1])
  }

  return (
    <figure className="hidden max-w-md js:block">
      <button
        type="button"
        aria-label={label}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
        className="relative block aspect-[1000/670] w-full cursor-crosshair touch-manipulation rounded-8"
      >
        <span
          className="absolute inset-0 bg-line"
          style={{ mask: `url("${shapesUrl}") center / contain no-repeat` }}
        />
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="absolute inset-0 size-full">
          {/* Without a name, the link would lead to the whole map. */}
          {regionSlug !== '' && <use href={`${shapesUrl}#${regionSlug}`} className="fill-accent/30" />}
          {at && <circle cx={at.x} cy={at.y} r="18" className="fill-accent stroke-paper stroke-4" />}
        </svg>
      </button>
      <figcaption className="mt-1 text-13 text-ink-soft">
        <MapAttribution />
      </figcaption>
    </figure>
  )
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most)
}
