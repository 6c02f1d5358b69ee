import { cx } from '@verstat/ui/class-names'
import { useHref } from '../../../lib/navigation/site-link.tsx'

export type Figure = {
  readonly to: string
  readonly label: string
  readonly value: string
  readonly note?: string | undefined
  readonly isUrgent?: boolean
}

/** Shows numbers as the framed cells of a title block. Each cell is a link. */
export function FigureGrid({ figures }: { readonly figures: readonly Figure[] }) {
  const href = useHref()
  return (
    <ul className="mt-4 grid grid-cols-2 overflow-clip rounded-8 border border-line-strong bg-surface sm:grid-cols-3">
      {figures.map(({ to, label, value, note, isUrgent = false }) => (
        <li key={label} className="-me-px -mb-px border-e border-b border-line">
          <a
            href={href(to)}
            className="flex h-full flex-col px-4 py-3 no-underline hover:bg-well hover:text-accent"
          >
            <span className="text-13 text-ink-soft">{label}</span>
            <span className={cx('text-26 font-semibold', isUrgent && 'text-accent')}>{value}</span>
            {note !== undefined && <span className="text-13 text-ink-soft">{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
