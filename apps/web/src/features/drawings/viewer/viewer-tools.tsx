import { Button } from '@verstat/ui/button'
import { ChevronDown, ChevronLeft, ChevronRight } from '@verstat/ui/icons'
import type { ReactNode } from 'react'
import { usePage } from '../../../lib/use-page.ts'

/** A row of tools with a name for screen readers. */
export function ToolRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-1.5">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  )
}

export type ToolButtonProps = {
  readonly label: string
  /** Set for a button that stays pressed. */
  readonly isPressed?: boolean
  /** A disabled button keeps its place, so that the tools below do not move. */
  readonly isDisabled?: boolean
  /** What the button does, in more words than its label. */
  readonly title?: string
  readonly onPress: () => void
  /** What the button shows instead of its label. */
  readonly children?: ReactNode
}

export function ToolButton({ label, isPressed, isDisabled, title, onPress, children }: ToolButtonProps) {
  return (
    <Button
      size={children === undefined ? 'small' : 'icon'}
      aria-label={children === undefined ? undefined : label}
      title={title ?? (children === undefined ? undefined : label)}
      disabled={isDisabled}
      aria-pressed={isPressed}
      onClick={onPress}
      className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
    >
      {children ?? label}
    </Button>
  )
}

export type ZoomToolsProps = {
  readonly onZoom: (factor: number) => void
  readonly onFit: () => void
  /** What fitting does: by default it shows everything. */
  readonly fitLabel?: string
  /** Puts everything back as it was at first. Absent where fitting does all of that. */
  readonly onReset?: () => void
}

export const ZOOM_STEP = 1.25

export function ZoomTools({ onZoom, onFit, fitLabel, onReset }: ZoomToolsProps) {
  const { t } = usePage()
  return (
    <ToolRow label={t('drawings.view.zoom')}>
      <ToolButton label={t('drawings.view.zoomOut')} onPress={() => onZoom(1 / ZOOM_STEP)}>
        <span aria-hidden="true">−</span>
      </ToolButton>
      <ToolButton label={t('drawings.view.zoomIn')} onPress={() => onZoom(ZOOM_STEP)}>
        <span aria-hidden="true">+</span>
      </ToolButton>
      <ToolButton label={fitLabel ?? t('drawings.view.fit')} onPress={onFit} />
      {onReset && (
        <ToolButton label={t('drawings.view.reset')} title={t('drawings.view.resetText')} onPress={onReset} />
      )}
    </ToolRow>
  )
}

export type Direction = 'left' | 'right' | 'up' | 'down'

/** How far an arrow moves, in directions of the picture. */
export const DIRECTIONS: Readonly<Record<Direction, readonly [dx: number, dy: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}

export type ArrowToolsProps = {
  readonly label: string
  readonly onArrow: (direction: Direction) => void
}

/** Four arrows that do what a drag does, for those who cannot drag. */
export function ArrowTools({ label, onArrow }: ArrowToolsProps) {
  const { t } = usePage()
  return (
    <ToolRow label={label}>
      <ToolButton label={t('drawings.view.left')} onPress={() => onArrow('left')}>
        <ChevronLeft size={18} />
      </ToolButton>
      <ToolButton label={t('drawings.view.right')} onPress={() => onArrow('right')}>
        <ChevronRight size={18} />
      </ToolButton>
      <ToolButton label={t('drawings.view.up')} onPress={() => onArrow('up')}>
        <span className="rotate-180">
          <ChevronDown size={18} />
        </span>
      </ToolButton>
      <ToolButton label={t('drawings.view.down')} onPress={() => onArrow('down')}>
        <ChevronDown size={18} />
      </ToolButton>
    </ToolRow>
  )
}
