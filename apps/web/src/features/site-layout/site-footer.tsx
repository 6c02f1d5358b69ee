import type { ReactNode } from 'react'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { askForConsent } from '../../lib/preferences/consent.ts'
import { usePage } from '../../lib/use-page.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export function SiteFooter() {
  const { t, site, now } = usePage()
  return (
    <footer className="far-140 border-t border-line bg-well text-15 sm:far-76 print:hidden">
      <div className="page-box py-8">
        <nav aria-label={t('common.footer.label')} className="grid gap-6 sm:grid-cols-3">
          <FooterGroup title={t('common.footer.catalogue')}>
            <FooterLink to="/orders/page/1">{t('common.nav.orders')}</FooterLink>
            <FooterLink to="/producers/page/1">{t('common.nav.producers')}</FooterLink>
            <FooterLink to="/search">{t('common.nav.search')}</FooterLink>
          </FooterGroup>
          <FooterGroup title={t('common.footer.service')}>
            <FooterLink to="/advertisement">{t('common.nav.advertisement')}</FooterLink>
            <FooterLink to="/feedback">{t('common.footer.feedback')}</FooterLink>
            <FooterLink to="/terms">{t('common.footer.terms')}</FooterLink>
            <FooterLink to="/policy">{t('common.footer.policy')}</FooterLink>
            {site.gtmId !== undefined && <ConsentButton />}
          </FooterGroup>
          <FooterGroup title={t('common.footer.developers')}>
            <FooterItem href={`${site.apiBase}/v1/docs`}>{t('common.footer.apiDocs')}</FooterItem>
            <FooterItem href={`${site.apiBase}/v1/openapi.json`}>{t('common.footer.openapi')}</FooterItem>
          </FooterGroup>
        </nav>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
          {/* The clocks of server and browser may show different years. */}
          <p className="text-13 text-ink-soft" suppressHydrationWarning>
            {t('common.footer.copyright', { year: String(now().getFullYear()), brand: site.brand })}
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <ThemeSwitch />
            <LanguageSwitch />
          </div>
        </div>
      </div>
    </footer>
  )
}

function FooterGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="text-13 text-ink-soft">{title}</h2>
      <ul className="mt-1">{children}</ul>
    </section>
  )
}

function FooterLink({ to, children }: { readonly to: string; readonly children: string }) {
  const href = useHref()
  return <FooterItem href={href(to)}>{children}</FooterItem>
}

/** Asks for consent to analytics again. The button needs JavaScript. */
function ConsentButton() {
  const { t } = usePage()
  return (
    <li className="hidden js:block">
      <button type="button" onClick={askForConsent} className="footer-link">
        {t('common.footer.consent')}
      </button>
    </li>
  )
}

function FooterItem({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <li>
      <a href={href} className="footer-link">
        {children}
      </a>
    </li>
  )
}
