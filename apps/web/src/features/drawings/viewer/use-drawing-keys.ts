import type { RefObject } from 'react'
import { useViewerKeys } from './use-viewer-keys.ts'
import { type Direction, ZOOM_STEP } from './viewer-tools.tsx'

export type DrawingKeys = {
  readonly isMeasuring: boolean
  readonly onArrow: (direction: Direction, isShift: boolean) => void
  readonly onZoom: (factor: number) => void
  readonly onFit: () => void
  /** Sets a point of the measurement. */
  readonly onPick: () => void
  readonly onEndMeasuring: () => void
}

/** The keys that the viewers of solids and of flat drawings share. */
export function useDrawingKeys(stage: RefObject<HTMLElement | null>, keys: DrawingKeys): void {
  useViewerKeys(stage, (key, isShift) => {
    switch (key) {
      case 'left':
      case 'right':
      case 'up':
      case 'down':
        keys.onArrow(key, isShift)
        return true
      case 'in':
      case 'out':
        keys.onZoom(key === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP)
        return true
      case 'fit':
        keys.onFit()
        return true
      case 'pick':
        keys.onPick()
        return keys.isMeasuring
      case 'escape':
        if (keys.isMeasuring) keys.onEndMeasuring()
        return keys.isMeasuring
      default:
        return false
    }
  })
}
