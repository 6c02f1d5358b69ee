import { type ReactNode, useEffect, useRef } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import { isSeen, listingCode } from './seen-listings.ts'

export type SeenMarksProps = { readonly children: ReactNode }

/**
 * Marks the rows inside whose listings the visitor has opened in this browser (`rows.css`). Pages are cached for
 * everybody, so the server marks nothing. Rows may be HTML that React does not know, so the marks are attributes.
 */
export function SeenMarks({ children }: SeenMarksProps) {
  const { t } = usePage()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const mark = () => {
      for (const title of box.current?.querySelectorAll<HTMLElement>('.row h3') ?? []) {
        const address = title.querySelector('a')?.pathname ?? ''
        if (isSeen(listingCode(address))) title.dataset.seen = `, ${t('common.seen')}`
        else delete title.dataset.seen
      }
    }
    mark()
    // Another tab may open a listing.
    addEventListener('storage', mark)
    return () => removeEventListener('storage', mark)
  })
  return <div ref={box}>{children}</div>
}
