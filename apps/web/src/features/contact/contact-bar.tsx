import { LinkButton } from '@verstat/ui/link-button'
import type { ReactNode } from 'react'
import { usePage } from '../../lib/use-page.ts'
import type { ContactTarget } from './contact-target.ts'

export type ContactBarProps = {
  readonly target: ContactTarget
  /** The page for an offer, where the visitor may send one. Then the bar leads there instead. */
  readonly offer?: { readonly href: string; readonly label: string } | undefined
  /** The most important facts of the listing in a few words. */
  readonly children: ReactNode
}

/**
 * On phones, this bar stays at the bottom of the screen while the visitor reads the listing. The bar has a link to the
 * contact part of the page, or to the form for an offer.
 */
export function ContactBar({ target, offer, children }: ContactBarProps) {
  const { t } = usePage()
  return (
    <div className="contact-bar sticky bottom-0 z-10 -mx-4 mt-8 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 py-2 sm:-mx-6 sm:px-6 lg:hidden print:hidden">
      <p className="line-clamp-2 min-w-0 text-13 wrap-anywhere">{children}</p>
      <LinkButton variant="primary" href={offer?.href ?? '#contact'} className="shrink-0">
        {offer?.label ?? t(target.show === 'none' ? 'contact.part.write' : 'contact.part.title')}
      </LinkButton>
    </div>
  )
}
