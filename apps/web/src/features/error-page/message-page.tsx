import type { ReactNode } from 'react'

export type MessagePageProps = {
  /** Title of the document. */
  readonly title: string
  readonly heading: string
  /** A line that is English in every language. */
  readonly literal?: string
  readonly text: string
  /** What can be done next. */
  readonly children: ReactNode
}

/** A page that has one thing to say and a way on. Search engines are told to forget it. */
export function MessagePage({ title, heading, literal, text, children }: MessagePageProps) {
  return (
    <div className="max-w-form py-6 lg:py-12">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {literal !== undefined && (
        <p lang="en" className="mb-3 text-13 break-words text-ink-soft">
          {literal}
        </p>
      )}
      <h1 className="text-26 lg:text-36">{heading}</h1>
      <p className="mt-3 max-w-measure text-17 text-ink-soft">{text}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">{children}</div>
    </div>
  )
}
