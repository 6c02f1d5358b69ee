import { usePage } from '../../lib/use-page.ts'

export function DemoBanner() {
  const { t, site } = usePage()
  if (!site.demo) return null
  return (
    <p className="border-t border-line bg-paper text-13 text-ink-soft">
      <span className="page-box block py-1.5">{t('common.demo.banner')}</span>
    </p>
  )
}
