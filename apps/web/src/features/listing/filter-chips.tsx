import { Chip } from '@verstat/ui/chip'
import { cx } from '@verstat/ui/class-names'
import { SiteLink, useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'

/** An active filter. `href` is the path of the list without this filter. */
export type FilterChip = { readonly label: string; readonly href: string }

export type FilterChipsProps = {
  readonly chips: readonly FilterChip[]
  /** Path of the list without any filter. */
  readonly resetTo: string
  readonly className?: string
}

export function FilterChips({ chips, resetTo, className }: FilterChipsProps) {
  const { t } = usePage()
  const href = useHref()
  if (chips.length === 0) return null
  return (
    <ul aria-label={t('common.filter.active')} className={cx('flex flex-wrap items-center gap-2', className)}>
      {chips.map((chip) => (
        <li key={chip.href} className="min-w-0">
          <Chip
            href={href(chip.href)}
            action="remove"
            aria-label={t('common.filter.remove', { name: chip.label })}
          >
            {chip.label}
          </Chip>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <SiteLink
            to={resetTo}
            className="text-link inline-flex min-h-8 items-center px-1 text-13 pointer-coarse:min-h-11"
          >
            {t('common.filter.reset')}
          </SiteLink>
        </li>
      )}
    </ul>
  )
}
