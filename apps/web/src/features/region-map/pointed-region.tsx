import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Pointing at a region on the map inside marks the region in the list, and vice versa (`region-map.css`): both are links
 * to the same page. They may be HTML that React does not know, so the listener is on the box around them.
 */
export function PointedRegion({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    const point = ({ target }: Event) => {
      for (const marked of current.querySelectorAll('[data-pointed]')) marked.removeAttribute('data-pointed')
      const link = target instanceof Element ? target.closest('a') : null
      if (!link) return
      for (const same of current.querySelectorAll(`a[href="${link.getAttribute('href')}"]`)) {
        same.setAttribute('data-pointed', '')
      }
    }
    current.addEventListener('pointerover', point)
    current.addEventListener('pointerleave', point)
    return () => {
      current.removeEventListener('pointerover', point)
      current.removeEventListener('pointerleave', point)
    }
  }, [])
  return <div ref={box}>{children}</div>
}
