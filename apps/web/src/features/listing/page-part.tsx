import { cx } from '@verstat/ui/class-names'
import { type ReactNode, useId } from 'react'

export type PagePartProps = {
  readonly heading: string
  /** HTML id, so that other links on the page can lead to this section. */
  readonly id?: string
  readonly className?: string
  readonly children: ReactNode
}

export function PagePart({ heading, id, className, children }: PagePartProps) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className={cx('scroll-mt-4', className)}>
      <h2 id={headingId} className="mb-3 text-20">
        {heading}
      </h2>
      {children}
    </section>
  )
}
