import { cx } from '@verstat/ui/class-names'
import { ArrowRight } from '@verstat/ui/icons'
import { type ReactNode, useId } from 'react'
import { SiteLink } from '../../lib/navigation/site-link.tsx'

export type HomeSectionProps = {
  readonly title: string
  readonly all?: { readonly to: string; readonly text: string }
  readonly className?: string
  readonly children: ReactNode
}

export function HomeSection({ title, all, className, children }: HomeSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cx('far-200 sm:far-150', className)}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-26">
          {title}
        </h2>
        {all && (
          <SiteLink
            to={all.to}
            className="text-link inline-flex items-center gap-1 font-medium pointer-coarse:min-h-11"
          >
            {all.text}
            <ArrowRight size={16} />
          </SiteLink>
        )}
      </div>
      {children}
    </section>
  )
}
