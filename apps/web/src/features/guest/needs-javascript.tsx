import { usePage } from '../../lib/use-page.ts'

export function NeedsJavascript() {
  const { t } = usePage()
  return (
    <noscript>
      <p className="mb-5 rounded-8 bg-warn-soft px-4 py-3 text-warn">{t('forms.noscript')}</p>
    </noscript>
  )
}
