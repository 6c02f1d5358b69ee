import type { LocaleCode } from '@verstat/i18n'
import { Badge } from '@verstat/ui/badge'
import { cx } from '@verstat/ui/class-names'
import { Hatching } from '@verstat/ui/hatching'
import type { PictureSource } from '@verstat/ui/picture'
import { Thumbnail } from '@verstat/ui/thumbnail'
import type { ReactNode } from 'react'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { LanguageMark } from '../language-mark.tsx'
import { type PaidKind, PaidMarks } from './paid-marks.tsx'

export type ListRowProps = {
  readonly href: string
  readonly title: { readonly text: ReactNode; readonly lang?: LocaleCode | undefined }
  /**
   * Language of an order's title or of a producer's tagline if it is not the language of the page. The name of a
   * producer does not count, because names have no language.
   */
  readonly textLang: LocaleCode | undefined
  readonly paid: readonly PaidKind[]
  readonly picture?: PictureSource | undefined
  /** Icon of the category. A row without a picture shows the hatching of the material that belongs to this icon. */
  readonly icon: string
  /** A short word before `about`. */
  readonly mark?: string | undefined
  /** One line below the title. */
  readonly about: ReactNode
  /** A paragraph below `about`. It is shown only on wide screens and when the title takes one line. */
  readonly more?: ReactNode
  readonly children: ReactNode
}

/**
 * A row of a list: a picture or a hatching, a title with a line below it, and facts. On wide screens each fact has a
 * column. On narrow screens the facts are beside or below the title.
 */
export function ListRow(props: ListRowProps) {
  const { href, title, textLang, paid, mark, about, more, children } = props
  const isAd = paid.includes('ad')
  return (
    <li className={cx('row', isAd && 'row-ad', (isAd || paid.includes('highlighted')) && 'row-highlighted')}>
      <RowMark {...props} />
      <div>
        <h3>
          <SiteLink to={href} lang={title.lang}>
            {title.text}
          </SiteLink>
          <LanguageMark lang={textLang} />
        </h3>
        {paid.length > 0 || mark !== undefined ? (
          <div>
            <PaidMarks kinds={paid} />
            {mark !== undefined && <Badge tone="accent">{mark}</Badge>}
            <p>{about}</p>
          </div>
        ) : (
          <p>{about}</p>
        )}
        {more}
      </div>
      <dl>{children}</dl>
    </li>
  )
}

export type RowFactProps = {
  readonly label: string
  readonly title?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A fact of a row. `rows.css` says how the facts of each kind of row look, by their place. */
export function RowFact({ label, children, ...rest }: RowFactProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd data-empty={children ? undefined : ''} {...rest}>
        {children || '—'}
      </dd>
    </>
  )
}

export type RowsTableProps = {
  /** The class of the list, which says how its rows look (`rows.css`). */
  readonly look: 'order-rows' | 'producer-rows'
  /** Heads of the columns of facts. Screen readers skip the heads and announce a label with each fact. */
  readonly heads: readonly string[]
  readonly children: ReactNode
}

/** Frame of a list of rows, with heads of columns on wide screens. */
export function RowsTable({ look, heads, children }: RowsTableProps) {
  return (
    <div
      className={cx(
        '@container overflow-clip rounded-8 border border-line bg-surface print:[zoom:0.8]',
        look,
      )}
    >
      <div aria-hidden="true" className="row-heads">
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      {children}
    </div>
  )
}

function RowMark({ picture, icon }: ListRowProps) {
  return picture ? <Thumbnail picture={picture} /> : <Hatching icon={icon} />
}
