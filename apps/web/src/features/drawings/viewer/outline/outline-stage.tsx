import type { OutlineView } from '@verstat/contract'
import { Checkbox } from '@verstat/ui/checkbox'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { usePage } from '../../../../lib/use-page.ts'
import { DrawingStage } from '../drawing-stage.tsx'
import { useCanvasSize } from '../use-canvas-size.ts'
import { useDrawingKeys } from '../use-drawing-keys.ts'
import { useGestures } from '../use-gestures.ts'
import type { ViewedFile } from '../viewed-file.ts'
import { ViewerFrame } from '../viewer-frame.tsx'
import { ArrowTools, DIRECTIONS, type Direction, ToolButton, ToolRow, ZoomTools } from '../viewer-tools.tsx'
import { enlarged, type FlatView, fitFlat, panned, toScreen } from './flat-view.ts'
import { drawnLayers } from './paint-outline.ts'
import { useFlatMeasure } from './use-flat-measure.ts'
import { useOutlineCanvas } from './use-outline-canvas.ts'

export type OutlineStageProps = {
  readonly file: ViewedFile
  readonly drawing: OutlineView
  readonly facts: ReactNode
}

const MOVE_STEP = 40
const MODES = ['move', 'measure'] as const
type OutlineMode = (typeof MODES)[number]

export function OutlineStage({ file, drawing, facts }: OutlineStageProps) {
  const { t } = usePage()
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = useCanvasSize(stage)
  const [changed, setView] = useState<FlatView>()
  const [mode, setMode] = useState<OutlineMode>('move')
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())

  const first = useMemo(() => size && fitFlat(drawing.extentsMm, size), [drawing, size])
  const view = changed ?? first
  const all = useMemo(() => drawnLayers(drawing), [drawing])
  const layers = useMemo(() => all.filter(({ name }) => !hidden.has(name)), [all, hidden])
  const texts = useMemo(() => drawing.texts.filter(({ layer }) => !hidden.has(layer)), [drawing, hidden])
  const picture = useMemo(
    () => (view && size ? { layers, texts, view, size } : undefined),
    [layers, texts, view, size],
  )
  useOutlineCanvas(canvas, picture)
  const measure = useFlatMeasure({ layers, view, size, isOn: mode === 'measure' })
  const names = useMemo(
    () => [
      ...new Set([...drawing.layers.map(({ name }) => name), ...drawing.texts.map(({ layer }) => layer)]),
    ],
    [drawing],
  )

  const change = (next: (view: FlatView) => FlatView) =>
    setView((present) => {
      const from = present ?? first
      return from && next(from)
    })
  const zoom = (factor: number, at?: readonly [number, number]) =>
    change((from) => (size ? enlarged(from, size, factor, at) : from))
  const fit = () => setView(undefined)

  function reset() {
    fit()
    setHidden(new Set())
    setMode('move')
  }

  function handleMode(next: OutlineMode) {
    setMode(next)
    // Enter sets points only while the drawing has the focus.
    if (next === 'measure') stage.current?.focus()
  }

  function handleArrow(direction: Direction, isMove: boolean) {
    const [dx, dy] = DIRECTIONS[direction]
    if (mode === 'measure' && !isMove) measure.moveCross(dx, dy)
    // The picture goes where the arrow points, as it does under a finger.
    else change((from) => panned(from, MOVE_STEP * dx, MOVE_STEP * dy))
  }

  const pan = (dx: number, dy: number) => change((from) => panned(from, dx, dy))
  useGestures(stage, { drag: pan, move: pan, zoom, tap: measure.pick, hover: measure.hover })
  useDrawingKeys(stage, {
    isMeasuring: mode === 'measure',
    onArrow: handleArrow,
    onZoom: zoom,
    onFit: fit,
    onPick: measure.pickCross,
    onEndMeasuring: () => setMode('move'),
  })

  const place = (point: readonly [number, number]) =>
    view && size ? toScreen(view, size, point) : ([0, 0] as const)
  return (
    <ViewerFrame
      facts={facts}
      stage={
        <DrawingStage
          stage={stage}
          canvas={canvas}
          label={t('drawings.view.outline', { name: file.name })}
          mode={mode}
          measure={measure}
          places={measure.points.map(place)}
          hovered={measure.hovered && place(measure.hovered)}
        />
      }
      tools={
        <>
          <ToolRow label={t('drawings.view.mode')}>
            {MODES.map((each) => (
              <ToolButton
                key={each}
                label={t(`drawings.view.mode.${each}`)}
                isPressed={mode === each}
                onPress={() => handleMode(each)}
              />
            ))}
          </ToolRow>
          <div className="flex flex-wrap gap-x-3 gap-y-2">
            <ZoomTools onZoom={zoom} onFit={fit} onReset={reset} />
            <ArrowTools
              label={t(`drawings.view.mode.${mode}`)}
              onArrow={(each) => handleArrow(each, false)}
            />
          </div>
          <LayerList names={names} hidden={hidden} onChange={setHidden} />
          {drawing.cut && <p className="text-13 text-ink-soft">{t('drawings.view.cut')}</p>}
          <p id="viewer-keys" className="text-13 text-ink-soft max-lg:sr-only">
            {t('drawings.view.outlineKeys')}
          </p>
        </>
      }
    />
  )
}

type LayerListProps = {
  readonly names: readonly string[]
  readonly hidden: ReadonlySet<string>
  readonly onChange: (hidden: ReadonlySet<string>) => void
}

function LayerList({ names, hidden, onChange }: LayerListProps) {
  const { t } = usePage()
  return (
    <fieldset className="min-w-0">
      <legend className="text-13 text-ink-soft">{t('drawings.view.layers')}</legend>
      <div className="grid max-h-64 overflow-y-auto">
        {names.map((name) => (
          <Checkbox
            key={name}
            label={<span className="wrap-anywhere">{name}</span>}
            checked={!hidden.has(name)}
            onChange={({ currentTarget: { checked } }) => {
              const next = new Set(hidden)
              if (checked) next.delete(name)
              else next.add(name)
              onChange(next)
            }}
          />
        ))}
      </div>
    </fieldset>
  )
}
