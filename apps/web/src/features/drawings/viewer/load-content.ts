import { useEffect, useState } from 'react'
import { type Address, resolveAddress } from './address.ts'

export type Loaded<T> = { readonly value: T } | { readonly error: unknown } | undefined

/** Loads and decodes content. Undefined while it is under way. `decode` must stay the same function. */
export function useContent<T>(address: Address, decode: (content: ArrayBuffer) => T | Promise<T>): Loaded<T> {
  // A caller may make its function again in each rendering, but the content of an open viewer does not change.
  const [from] = useState(() => address)
  const [loaded, setLoaded] = useState<Loaded<T>>()
  useEffect(() => {
    const stop = new AbortController()
    async function load() {
      const answer = await fetch(await resolveAddress(from), { signal: stop.signal })
      if (!answer.ok) throw new Error(`the content answers ${answer.status}`)
      return decode(await answer.arrayBuffer())
    }
    load().then(
      (value) => {
        if (!stop.signal.aborted) setLoaded({ value })
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setLoaded({ error })
      },
    )
    return () => stop.abort()
  }, [from, decode])
  return loaded
}
