import { BLUEPRINT } from './blueprint.ts'

type Place = readonly [x: number, y: number]

export type MeasureMarksProps = {
  /** The picked places in pixels. */
  readonly places: readonly Place[]
  /** Where the next point would be. */
  readonly hovered: Place | undefined
  /** The cross that is moved by keys. */
  readonly cross: Place | undefined
  readonly text: string | undefined
}

/** The measured distance over a drawing: a dimension line between two points. Screen readers get the text elsewhere. */
export function MeasureMarks({ places, hovered, cross, text }: MeasureMarksProps) {
  const [from, to = hovered] = places
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full overflow-hidden">
      {cross && (
        <path
          d={`M${cross[0] - 14} ${cross[1]}h28M${cross[0]} ${cross[1] - 14}v28`}
          stroke={BLUEPRINT.mark}
          strokeWidth={1}
        />
      )}
      {from && to && (
        <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} stroke={BLUEPRINT.mark} strokeWidth={1.5} />
      )}
      {[...places, ...(hovered ? [hovered] : [])].map(([x, y], at) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: the places have no other identity
          key={at}
          cx={x}
          cy={y}
          r={5}
          fill={at < places.length ? BLUEPRINT.mark : 'none'}
          stroke={BLUEPRINT.mark}
          strokeWidth={1.5}
        />
      ))}
      {text && from && to && (
        <text
          x={(from[0] + to[0]) / 2}
          y={(from[1] + to[1]) / 2 - 8}
          textAnchor="middle"
          fill={BLUEPRINT.mark}
          stroke={BLUEPRINT.ground}
          strokeWidth={4}
          paintOrder="stroke"
          className="text-15 font-semibold"
        >
          {text}
        </text>
      )}
    </svg>
  )
}
