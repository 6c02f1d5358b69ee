import { ChevronRight } from './icons/icons.tsx'

export type Crumb = { readonly text: string; readonly href?: string; readonly lang?: string }

export type BreadcrumbsProps = {
  readonly label: string
  /** Breadcrumbs from the home page on. The last breadcrumb is the page itself and has no link. */
  readonly items: readonly Crumb[]
  readonly className?: string
}

export function Breadcrumbs({ label, items, className }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex flex-wrap items-center gap-x-1 text-13 text-ink-soft">
        {items.map((item, at) => (
          <li key={item.href ?? item.text} className="flex min-w-0 items-center gap-1">
            {at > 0 && <ChevronRight size={14} className="shrink-0 text-line-strong" />}
            {item.href === undefined ? (
              <span aria-current="page" lang={item.lang} className="min-w-0 break-words">
                {item.text}
              </span>
            ) : (
              <a href={item.href} lang={item.lang} className="crumb-link">
                {item.text}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
