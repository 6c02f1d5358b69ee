import type { SolidView } from '@verstat/contract'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { usePage } from '../../../../lib/use-page.ts'
import { DrawingStage } from '../drawing-stage.tsx'
import { useCanvasSize } from '../use-canvas-size.ts'
import { useDrawingKeys } from '../use-drawing-keys.ts'
import { useGestures } from '../use-gestures.ts'
import type { ViewedFile } from '../viewed-file.ts'
import { StillPicture, ViewerFrame } from '../viewer-frame.tsx'
import { DIRECTIONS, type Direction } from '../viewer-tools.tsx'
import { boxOf } from './coarse-mesh.ts'
import { fitted, moved, type Orbit, type Point3, project, STANDARD_VIEWS, turned, zoomed } from './orbit.ts'
import type { Section } from './section.ts'
import { type SolidMode, SolidTools } from './solid-tools.tsx'
import { useSolidMeasure } from './use-solid-measure.ts'
import { useSolidScene } from './use-solid-scene.ts'

export type SolidStageProps = {
  readonly file: ViewedFile
  readonly view: SolidView
  readonly facts: ReactNode
}

/** One press of an arrow: an eighth of a right angle when turning, and pixels when moving. */
const TURN_STEP = 300 / 16
const MOVE_STEP = 40

export function SolidStage({ file, view, facts }: SolidStageProps) {
  const { t } = usePage()
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = useCanvasSize(stage)
  const body = useMemo(() => measuresOf(view), [view])
  const [changed, setOrbit] = useState<Orbit>()
  const [mode, setMode] = useState<SolidMode>('turn')
  const [section, setSection] = useState<Section>()
  const [hasEdges, setHasEdges] = useState(true)
  const isClosed = file.facts?.kind === 'solid' && file.facts.volumeMm3 !== null

  const first = useMemo(() => size && fitted(STANDARD_VIEWS.isometric, body.half, size), [size, body])
  const orbit = changed ?? first
  const shot = useMemo(
    () => (orbit && size ? { orbit, size, section, hasEdges } : undefined),
    [orbit, size, section, hasEdges],
  )
  const state = useSolidScene(canvas, view, { radius: body.radius, isClosed }, shot)
  const measure = useSolidMeasure({
    view,
    size,
    orbit,
    section,
    diameter: 2 * body.radius,
    isOn: mode === 'measure',
  })

  const change = (next: (orbit: Orbit) => Orbit) =>
    setOrbit((present) => {
      const from = present ?? first
      return from && next(from)
    })
  const fit = () => change((from) => (size ? fitted(from, body.half, size) : from))
  function reset() {
    setOrbit(undefined)
    setSection(undefined)
    setHasEdges(true)
    setMode('turn')
  }

  const zoom = (factor: number) => change((from) => zoomed(from, factor))

  function handleMode(next: SolidMode) {
    setMode(next)
    // Enter sets points only while the drawing has the focus.
    if (next === 'measure') stage.current?.focus()
  }

  function handleArrow(direction: Direction, isMove: boolean) {
    const [dx, dy] = DIRECTIONS[direction]
    if (mode === 'measure' && !isMove) measure.moveCross(dx, dy)
    else if (mode === 'move' || isMove) change((from) => moved(from, MOVE_STEP * dx, MOVE_STEP * dy))
    else change((from) => turned(from, TURN_STEP * dx, TURN_STEP * dy))
  }

  useGestures(stage, {
    drag: (dx, dy) => change((from) => (mode === 'move' ? moved : turned)(from, dx, dy)),
    move: (dx, dy) => change((from) => moved(from, dx, dy)),
    zoom: (factor, [x, y]) =>
      size && change((from) => zoomed(from, factor, x - size.width / 2, y - size.height / 2)),
    tap: measure.pick,
    hover: measure.hover,
  })

  useDrawingKeys(stage, {
    isMeasuring: mode === 'measure',
    onArrow: handleArrow,
    onZoom: zoom,
    onFit: fit,
    onPick: measure.pickCross,
    onEndMeasuring: () => setMode('turn'),
  })

  if (state !== 'ready') {
    const text = t(state === 'none' ? 'drawings.view.noWebgl' : 'drawings.view.lost')
    return <ViewerFrame stage={<StillPicture file={file} text={text} />} facts={facts} />
  }
  const place = (point: Point3): readonly [number, number] => {
    const [x, y] = orbit && size ? project(orbit, size, point) : [0, 0]
    return [x, y]
  }
  return (
    <ViewerFrame
      facts={facts}
      stage={
        <DrawingStage
          stage={stage}
          canvas={canvas}
          label={t('drawings.view.solid', { name: file.name })}
          mode={mode}
          measure={measure}
          places={measure.points.map(({ point }) => place(point))}
          hovered={measure.hovered && place(measure.hovered.point)}
        />
      }
      tools={
        orbit && (
          <SolidTools
            mode={mode}
            onMode={handleMode}
            onArrow={(direction) => handleArrow(direction, false)}
            onZoom={zoom}
            onFit={fit}
            onReset={reset}
            onView={(name) => size && setOrbit(fitted(STANDARD_VIEWS[name], body.half, size))}
            hasEdges={hasEdges}
            onEdges={setHasEdges}
            orbit={orbit}
            section={section}
            onSection={setSection}
            half={body.half}
          />
        )
      }
    />
  )
}

function measuresOf(view: SolidView): { readonly half: Point3; readonly radius: number } {
  const { low, high } = boxOf(view.positions)
  const reach = (axis: 0 | 1 | 2) => Math.max(Math.abs(low[axis]), Math.abs(high[axis]))
  const half: Point3 = [reach(0), reach(1), reach(2)]
  return { half, radius: Math.max(Math.hypot(...half), 1e-6) }
}
