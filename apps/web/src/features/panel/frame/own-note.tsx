import type { ReactNode } from 'react'

/** Explains why actions are missing: staff cannot decide about their own listings and payments. */
export function OwnNote({ children }: { readonly children: ReactNode }) {
  return <p className="my-3 max-w-form rounded-8 bg-warn-soft px-4 py-2">{children}</p>
}
