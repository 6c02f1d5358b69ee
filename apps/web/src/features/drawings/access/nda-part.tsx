import { usePage } from '../../../lib/use-page.ts'
import { PagePart } from '../../listing/page-part.tsx'
import type { AccessView } from './load-access.ts'
import { NdaForm } from './nda-form.tsx'

/** The agreement in the language of the page, what accepting it means, and the form that accepts it. */
export function NdaPart({ view }: { readonly view: AccessView }) {
  const { t, locale, format } = usePage()
  const { nda, canAccept } = view
  if (!nda) return null
  const { text, version, hash, accepted } = nda
  return (
    <PagePart id="nda" heading={t('orderfiles.nda.title')}>
      <div className="grid max-w-form gap-3">
        {accepted && (
          <p className="rounded-8 bg-good-soft px-3 py-2 text-good">
            {t('orderfiles.nda.accepted', {
              date: format.dayTime(accepted.at),
              version: String(accepted.version),
              name: accepted.producerName,
            })}
          </p>
        )}
        <p className="text-13 text-ink-soft">{t('orderfiles.nda.version', { n: String(version) })}</p>
        {/* A long text scrolls in its box, which therefore takes the focus of a keyboard. */}
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: only a focused box can be scrolled by keys.
          tabIndex={0}
          aria-label={t('orderfiles.nda.title')}
          className="max-h-96 overflow-y-auto rounded-8 border border-line bg-surface p-4 whitespace-pre-line wrap-anywhere"
        >
          {text[locale]}
        </section>
        <ul className="grid list-disc gap-1 ps-5 text-13 text-ink-soft">
          <li>{t('orderfiles.nda.proves')}</li>
          <li>{t('orderfiles.nda.cannot')}</li>
          <li>{t('orderfiles.nda.log')}</li>
        </ul>
        {canAccept && <NdaForm view={view} hash={hash} />}
      </div>
    </PagePart>
  )
}
