import type { ReactNode, RefObject } from 'react'
import { BLUEPRINT } from './blueprint.ts'
import { MeasureMarks, type MeasureMarksProps } from './measure-marks.tsx'
import { MeasureText, type MeasureTextProps } from './measure-text.tsx'

export type DrawingStageProps = Pick<MeasureMarksProps, 'places' | 'hovered'> & {
  readonly stage: RefObject<HTMLDivElement | null>
  readonly canvas: RefObject<HTMLCanvasElement | null>
  /** The name of the drawing for screen readers. */
  readonly label: string
  readonly mode: string
  readonly measure: Pick<MeasureMarksProps, 'cross' | 'text'> & Pick<MeasureTextProps, 'parts'>
}

/** The canvas of a drawing, which keys and gestures move, with the marks and the text of a measurement above it. */
export function DrawingStage({
  stage,
  canvas,
  label,
  mode,
  measure,
  places,
  hovered,
}: DrawingStageProps): ReactNode {
  const { cross, text, parts } = measure
  return (
    <div className="absolute inset-0" style={{ background: BLUEPRINT.ground }}>
      <div
        ref={stage}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the drawing is moved by keys
        tabIndex={0}
        aria-label={label}
        aria-describedby="viewer-keys"
        // On phones the text of a measurement would cover the drawing, so the drawing begins below it.
        className="absolute inset-0 touch-none max-lg:top-20 outline-offset-[-3px] select-none"
        data-mode={mode}
      >
        <canvas ref={canvas} className="block size-full" />
        <MeasureMarks places={places} hovered={hovered} cross={cross} text={text} />
      </div>
      {mode === 'measure' && <MeasureText count={places.length} text={text} parts={parts} />}
    </div>
  )
}
