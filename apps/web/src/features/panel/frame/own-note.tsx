import type { ReactNode } from 'react'

/** Why there is nothing to press: what is shown is one's own. */
export function OwnNote({ children }: { readonly children: ReactNode }) {
  return <p className="my-3 max-w-form rounded-8 bg-warn-soft px-4 py-2">{children}</p>
}
