import type { ReactNode } from 'react'

export type MessagePageProps = {
  readonly title: string
  readonly heading: string
  /** Sentences that are shown in English on pages of every language. */
  readonly literals?: readonly string[]
  readonly text: string
  readonly children: ReactNode
}

/** Shows a message and links to other pages. Search engines must not index this page. */
export function MessagePage({ title, heading, literals = [], text, children }: MessagePageProps) {
  return (
    <div className="max-w-form py-6 lg:py-12">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {literals.map((literal) => (
        <p key={literal} lang="en" className="text-13 break-words text-ink-soft last-of-type:mb-3">
          {literal}
        </p>
      ))}
      <h1 className="text-26 lg:text-36">{heading}</h1>
      <p className="mt-3 max-w-measure text-17 text-ink-soft">{text}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">{children}</div>
    </div>
  )
}
