import type { LocaleCode } from '@verstat/i18n'
import { Badge } from '@verstat/ui/badge'
import { cx } from '@verstat/ui/class-names'
import { Hatching } from '@verstat/ui/hatching'
import { Check } from '@verstat/ui/icons'
import { Picture, type PictureSource } from '@verstat/ui/picture'
import { VisuallyHidden } from '@verstat/ui/visually-hidden'
import type { ReactNode } from 'react'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { LanguageMark } from '../language-mark.tsx'
import { type PaidKind, PaidMarks } from './paid-marks.tsx'
import { useSeen } from './use-seen.ts'

export type ListRowProps = {
  readonly id: string
  readonly href: string
  readonly title: { readonly text: ReactNode; readonly lang?: LocaleCode | undefined }
  /**
   * Language of an order's title or of a producer's tagline if it is not the language of the page. The name of a
   * producer does not count, because names have no language.
   */
  readonly textLang: LocaleCode | undefined
  readonly paid: readonly PaidKind[]
  readonly picture?: PictureSource | undefined
  /** How the picture fills its box. Logos are shown whole. */
  readonly fit?: 'cover' | 'contain'
  /** Icon of the category. A row without a picture shows the hatching of the material that belongs to this icon. */
  readonly icon: string
  /** A short word before `about`. */
  readonly mark?: string | undefined
  /** One line below the title. */
  readonly about: ReactNode
  /** A line below `about`. It is shown only on wide screens and when the title takes one line. */
  readonly more?: ReactNode
  /** CSS classes for the columns of the row on wide screens. `RowsTable` gets the same classes. */
  readonly columns: string
  /** CSS classes that place the facts on narrow screens. */
  readonly factsClass: string
  readonly children: ReactNode
}

/**
 * A row of a list: a picture or a hatching, a title with a line below it, and facts. On wide screens each fact has a
 * column. On narrow screens the facts are beside or below the title.
 */
export function ListRow(props: ListRowProps) {
  const { href, title, textLang, paid, mark, about, more, columns, factsClass, children } = props
  const { t } = usePage()
  const wasSeen = useSeen(props.id)
  const isAd = paid.includes('ad')
  return (
    <li
      className={cx(
        'list-row',
        columns,
        isAd && 'shadow-[inset_3px_0_0_var(--color-promoted)]',
        (isAd || paid.includes('highlighted')) && 'bg-promoted-soft/60',
      )}
    >
      <div className="list-row-mark">
        <RowMark {...props} />
        {wasSeen && (
          <Check
            size={16}
            className="absolute -end-1 -bottom-1 rounded-full bg-surface p-0.5 text-ink-soft print:hidden"
          />
        )}
      </div>
      <div className="list-row-head">
        <h3 className={cx('list-row-title', paid.length > 0 && 'print:line-clamp-1')}>
          <SiteLink to={href} lang={title.lang} className={cx('list-row-link', wasSeen && 'list-row-seen')}>
            {title.text}
          </SiteLink>
          <LanguageMark lang={textLang} />
          {wasSeen && <VisuallyHidden>{`, ${t('common.seen')}`}</VisuallyHidden>}
        </h3>
        <div className="list-row-about">
          <PaidMarks kinds={paid} className="shrink-0 *:leading-4" />
          {mark !== undefined && (
            <Badge tone="accent" className="shrink-0 leading-4">
              {mark}
            </Badge>
          )}
          <p>{about}</p>
        </div>
        {more && <div className="text-13 leading-4.5 @max-[36rem]:hidden print:hidden">{more}</div>}
      </div>
      <dl className={cx('list-row-facts', factsClass)}>{children}</dl>
    </li>
  )
}

export type RowFactProps = {
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

export function RowFact({ label, className, children }: RowFactProps) {
  return (
    <div data-empty={children ? undefined : ''}>
      <dt className="sr-only">{label}</dt>
      <dd className={className}>{children || '—'}</dd>
    </div>
  )
}

export type RowsTableProps = {
  readonly columns: string
  /** Heads of the columns of facts. Screen readers skip the heads and announce a label with each fact. */
  readonly heads: readonly string[]
  readonly children: ReactNode
}

/** Frame of a list of rows, with heads of columns on wide screens. */
export function RowsTable({ columns, heads, children }: RowsTableProps) {
  return (
    <div className="@container overflow-clip rounded-8 border border-line bg-surface print:[zoom:0.8]">
      <div
        aria-hidden="true"
        className={cx(
          'grid gap-x-3 border-b border-line px-4 py-1 text-13 text-ink-soft @max-[52rem]:hidden',
          columns,
        )}
      >
        {heads.map((head, at) => (
          <span key={head} className={at === 0 ? 'col-start-3' : ''}>
            {head}
          </span>
        ))}
      </div>
      {children}
    </div>
  )
}

function RowMark({ picture, fit = 'cover', icon }: ListRowProps) {
  const box = 'block size-full rounded-4 border border-line'
  if (!picture) return <Hatching icon={icon} className={box} />
  // The title beside the picture describes it, so `alt` is empty.
  return <Picture picture={{ ...picture, alt: '' }} sizes="40px" ratio="1" fit={fit} className={box} />
}
