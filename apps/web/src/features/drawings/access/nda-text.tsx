import { usePage } from '../../../lib/use-page.ts'

/** The text of the agreement. It scrolls in its box, which therefore takes the focus of a keyboard. */
export function NdaText({ text }: { readonly text: string }) {
  const { t } = usePage()
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: only a focused box can be scrolled by keys.
      tabIndex={0}
      aria-label={t('orderfiles.nda.text')}
      className="max-h-96 overflow-y-auto rounded-8 border border-line bg-surface p-4 whitespace-pre-line wrap-anywhere"
    >
      {text}
    </section>
  )
}
