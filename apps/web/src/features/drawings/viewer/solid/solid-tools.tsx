import { Checkbox } from '@verstat/ui/checkbox'
import { usePage } from '../../../../lib/use-page.ts'
import {
  ArrowTools,
  type Direction,
  ToolButton,
  ToolRow,
  ZoomTools,
  type ZoomToolsProps,
} from '../viewer-tools.tsx'
import { type Orbit, type Point3, STANDARD_VIEWS, type StandardView } from './orbit.ts'
import { newSection, SECTION_AXES, type Section } from './section.ts'

const SOLID_MODES = ['turn', 'move', 'measure'] as const
/** What a drag and the arrows do. */
export type SolidMode = (typeof SOLID_MODES)[number]

export type SolidToolsProps = ZoomToolsProps & {
  readonly mode: SolidMode
  readonly onMode: (mode: SolidMode) => void
  readonly onArrow: (direction: Direction) => void
  readonly onView: (view: StandardView) => void
  readonly hasEdges: boolean
  readonly onEdges: (hasEdges: boolean) => void
  readonly orbit: Orbit
  readonly section: Section | undefined
  readonly onSection: (section: Section | undefined) => void
  readonly half: Point3
}

const VIEWS = Object.keys(STANDARD_VIEWS) as readonly StandardView[]

export function SolidTools(props: SolidToolsProps) {
  const { mode, onMode, onArrow, onView, hasEdges, onEdges } = props
  const { t } = usePage()
  return (
    <>
      <ToolRow label={t('drawings.view.mode')}>
        {SOLID_MODES.map((each) => (
          <ToolButton
            key={each}
            label={t(`drawings.view.mode.${each}`)}
            isPressed={mode === each}
            onPress={() => onMode(each)}
          />
        ))}
      </ToolRow>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <ZoomTools {...props} />
        <ArrowTools label={t(`drawings.view.mode.${mode}`)} onArrow={onArrow} />
      </div>
      <ToolRow label={t('drawings.view.from')}>
        {VIEWS.map((each) => (
          <ToolButton key={each} label={t(`drawings.view.from.${each}`)} onPress={() => onView(each)} />
        ))}
      </ToolRow>
      <SectionTools {...props} />
      <Checkbox
        label={t('drawings.view.edges')}
        checked={hasEdges}
        onChange={({ currentTarget }) => onEdges(currentTarget.checked)}
      />
      <p id="viewer-keys" className="text-13 text-ink-soft max-lg:sr-only">
        {t('drawings.view.solidKeys')}
      </p>
    </>
  )
}

/** All tools of a section are always there, so that nothing moves when there is one. */
function SectionTools({ orbit, section, onSection, half }: SolidToolsProps) {
  const { t, format } = usePage()
  const reach = section ? half[SECTION_AXES.indexOf(section.axis) as 0 | 1 | 2] : 1
  const place = section && t('drawings.view.mm', { n: format.number(section.at + reach, 1) })
  return (
    <div className="grid gap-1">
      <ToolRow label={t('drawings.view.section')}>
        <span aria-hidden="true" className="text-13">
          {t('drawings.view.section')}
        </span>
        {SECTION_AXES.map((axis) => (
          <ToolButton
            key={axis}
            label={t('drawings.view.sectionAcross', { axis })}
            isPressed={section?.axis === axis}
            onPress={() => onSection(section?.axis === axis ? undefined : newSection(axis, orbit))}
          >
            {axis}
          </ToolButton>
        ))}
        <ToolButton
          label={t('drawings.view.otherSide')}
          isDisabled={!section}
          onPress={() => section && onSection({ ...section, side: section.side === 1 ? -1 : 1 })}
        />
      </ToolRow>
      <label className="flex items-center gap-3 text-13">
        <span className="sr-only">{t('drawings.view.sectionAt')}</span>
        <input
          type="range"
          min={-reach}
          max={reach}
          step={reach / 100 || 1}
          value={section?.at ?? 0}
          disabled={!section}
          onChange={({ currentTarget }) =>
            section && onSection({ ...section, at: Number(currentTarget.value) })
          }
          aria-valuetext={place}
          className="min-h-8 min-w-0 flex-1 accent-accent disabled:opacity-50 pointer-coarse:min-h-11"
        />
        <span aria-hidden="true" className="w-20 text-end">
          {place}
        </span>
      </label>
    </div>
  )
}
