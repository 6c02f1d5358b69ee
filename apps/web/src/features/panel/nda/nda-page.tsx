import { LOCALE_CODES, LOCALES } from '@verstat/i18n'
import { usePage } from '../../../lib/use-page.ts'
import { PanelTitle } from '../frame/panel-title.tsx'
import { NdaPreview, type NdaText } from './nda-preview.tsx'
import { NdaTextForm } from './nda-text-form.tsx'

/** The agreement that producers accept before they open closed files, and a form that puts another text into force. */
export function NdaPage({ nda }: { readonly nda: NdaText }) {
  const { t, format } = usePage()
  const { text, version, since, accepted } = nda
  return (
    <>
      <PanelTitle title={t('panel.nda.title')} found={t('panel.nda.version', { n: String(version) })} />
      <p className="mt-2 max-w-measure text-ink-soft">{t('panel.nda.intro')}</p>
      <p className="mt-1 text-13 text-ink-soft">
        {since === null ? t('panel.nda.first') : t('panel.nda.since', { date: format.dayTime(since) })} ·{' '}
        {t('panel.nda.accepted', { n: accepted })}
      </p>
      <section aria-labelledby="nda-current" className="mt-6">
        <h2 id="nda-current" className="mb-2 text-20">
          {t('panel.nda.current')}
        </h2>
        <div className="grid gap-4 lg:grid-cols-2">
          {LOCALE_CODES.map((locale) => (
            <NdaPreview key={locale} label={LOCALES[locale].ownName} lang={locale} text={text[locale]} />
          ))}
        </div>
      </section>
      <section aria-labelledby="nda-edit" className="mt-8">
        <h2 id="nda-edit" className="text-20">
          {t('panel.nda.edit')}
        </h2>
        <p className="mt-1 max-w-measure text-13 text-ink-soft">{t('panel.nda.editText')}</p>
        <NdaTextForm nda={nda} />
      </section>
    </>
  )
}
