import type { RouteOutput, getNdaText as route } from '@verstat/contract'

export type NdaText = RouteOutput<typeof route>

type NdaPreviewProps = { readonly label: string; readonly lang: string; readonly text: string }

/** The text as producers read it. It scrolls in its box, which therefore takes the focus of a keyboard. */
export function NdaPreview({ label, lang, text }: NdaPreviewProps) {
  return (
    <section
      aria-label={label}
      lang={lang}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: only a focused box can be scrolled by keys.
      tabIndex={0}
      className="max-h-96 overflow-y-auto rounded-8 border border-line bg-surface p-4 whitespace-pre-line wrap-anywhere"
    >
      {text}
    </section>
  )
}
