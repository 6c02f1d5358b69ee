import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** The visit of an address that has been led to its part. What is mounted later, after an action, stays closed. */
let served: unknown

/** Opens a disclosure whose id is the fragment of the address: a link has led to it. */
export function useOpenAtHash(): RefObject<HTMLDetailsElement | null> {
  const { history } = useRouter()
  const element = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const open = () => {
      const { current } = element
      if (!current || window.location.hash !== `#${current.id}` || served === history.location.state) return
      served = history.location.state
      current.open = true
      current.scrollIntoView({ block: 'start', inline: 'nearest' })
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [history])
  return element
}
