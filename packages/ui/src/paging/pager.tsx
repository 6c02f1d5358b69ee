import { cx } from '../class-names.ts'
import { ChevronLeft, ChevronRight } from '../icons/icons.tsx'
import { pagerWindow } from './pager-window.ts'

export type PagerProps = {
  readonly page: number
  readonly pages: number
  readonly hrefOf: (page: number) => string
  readonly labels: {
    readonly nav: string
    readonly previous: string
    readonly next: string
    /** Text such as «Сторінка 7», which screen readers read in place of the number. */
    readonly page: (page: number) => string
    readonly format: (page: number) => string
  }
  readonly className?: string
}

/** Shows page numbers as links, or nothing when there is only one page. */
export function Pager({ page, pages, hrefOf, labels, className }: PagerProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={labels.nav} className={cx('print:hidden', className)}>
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 && (
          <li>
            <a className="pager-step" href={hrefOf(page - 1)} rel="prev">
              <ChevronLeft size={16} />
              {labels.previous}
            </a>
          </li>
        )}
        {pagerWindow(page, pages).map((number, at) => (
          <li
            key={number ?? `gap-${at < 3 ? 'start' : 'end'}`}
            className={number === page ? undefined : 'max-sm:hidden'}
          >
            {number === null ? (
              <span className="px-1 text-ink-soft">…</span>
            ) : (
              <a
                className="pager-number"
                href={hrefOf(number)}
                aria-label={labels.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {labels.format(number)}
              </a>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <a className="pager-step" href={hrefOf(page + 1)} rel="next">
              {labels.next}
              <ChevronRight size={16} />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
