import type { Highlight } from '@verstat/contract'
import type { ReactNode } from 'react'

export type MarkedTextProps = { readonly text: Pick<Highlight, 'text' | 'ranges'> }

export function MarkedText({ text: { text, ranges } }: MarkedTextProps) {
  const parts: ReactNode[] = []
  let at = 0
  for (const { start, end } of ranges) {
    parts.push(
      text.slice(at, start),
      <mark key={start} className="rounded-4 bg-accent-soft text-inherit">
        {text.slice(start, end)}
      </mark>,
    )
    at = end
  }
  return [...parts, text.slice(at)]
}
