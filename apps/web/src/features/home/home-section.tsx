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
      <div className="home-head">
        <h2 id={id}>{title}</h2>
        {all && (
          <SiteLink to={all.to} className="text-link">
            {all.text}
            <ArrowRight size={16} />
          </SiteLink>
        )}
      </div>
      {children}
    </section>
  )
}
