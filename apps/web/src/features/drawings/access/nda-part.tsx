import { usePage } from '../../../lib/use-page.ts'
import { PagePart } from '../../listing/page-part.tsx'
import type { AccessView } from './load-access.ts'
import { NdaForm } from './nda-form.tsx'
import { NdaText } from './nda-text.tsx'

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
        <NdaText text={text[locale]} />
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
