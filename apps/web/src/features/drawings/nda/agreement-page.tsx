import type { RouteOutput, getNdaInForce as route } from '@verstat/contract'
import { LOCALE_CODES, LOCALES } from '@verstat/i18n'
import { Disclosure } from '@verstat/ui/disclosure'
import { usePage } from '../../../lib/use-page.ts'

/** The agreement that producers accept before they open closed files, for everybody who wants to read it. */
export function AgreementPage({ nda }: { readonly nda: RouteOutput<typeof route> }) {
  const { t, locale } = usePage()
  const { text, version } = nda
  return (
    <div className="max-w-measure">
      <h1 className="text-26 lg:text-36">{t('orderfiles.agreement.title')}</h1>
      <p className="mt-2 text-ink-soft">{t('orderfiles.agreement.text')}</p>
      <p className="mt-1 text-13 text-ink-soft">{t('orderfiles.nda.version', { n: String(version) })}</p>
      <p className="mt-6 whitespace-pre-line wrap-anywhere">{text[locale]}</p>
      {LOCALE_CODES.filter((code) => code !== locale).map((code) => (
        <Disclosure
          key={code}
          summary={<span lang={code}>{LOCALES[code].ownName}</span>}
          className="mt-6 border-t border-line pt-2"
        >
          <p lang={code} className="whitespace-pre-line wrap-anywhere">
            {text[code]}
          </p>
        </Disclosure>
      ))}
    </div>
  )
}
