import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether React is awake: false on the server and until what it wrote has been taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
