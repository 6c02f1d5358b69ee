import { buttonClass } from '@verstat/ui/button'
import { cx } from '@verstat/ui/class-names'
import { Menu, Search, X } from '@verstat/ui/icons'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { SearchForm } from '../shared/search-form.tsx'
import { AccountCorner, AccountLines } from './account/account-corner.tsx'
import { BrandMark } from './brand-mark.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MainNav } from './main-nav.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const MENU_ID = 'site-menu'

/** Shows the site header. On narrow screens everything but the brand and the search moves into a menu. */
export function SiteHeader({ withSearch }: { readonly withSearch: boolean }) {
  const { t } = usePage()
  return (
    <div className="bg-surface">
      <div className="page-box flex min-h-14 flex-wrap items-center gap-x-3 lg:min-h-16 lg:gap-x-7">
        <BrandMark />
        <MainNav className="max-lg:hidden" />
        {withSearch && (
          <SearchForm
            id="site-search"
            label={t('common.nav.search')}
            className="ms-auto max-w-search min-w-40 flex-1 basis-40 max-lg:hidden"
          />
        )}
        <div className={cx('flex shrink-0 items-center gap-3 max-lg:hidden', !withSearch && 'ms-auto')}>
          <ThemeSwitch />
          <LanguageSwitch />
          <AccountCorner />
        </div>
        <div className="ms-auto flex items-center lg:hidden">
          <SiteLink to="/search" aria-label={t('common.nav.search')} className={iconButton}>
            <Search size={20} />
          </SiteLink>
          <button
            type="button"
            popoverTarget={MENU_ID}
            aria-label={t('common.nav.openMenu')}
            className={iconButton}
          >
            <Menu size={22} />
          </button>
        </div>
      </div>
      <MobileMenu />
    </div>
  )
}

const iconButton = buttonClass({ variant: 'quiet', size: 'icon' })

/** The menu is a native popover: it works without JavaScript, and closes on Escape and on a tap outside. */
function MobileMenu() {
  const { t } = usePage()
  return (
    <div
      id={MENU_ID}
      popover="auto"
      // An open list of suggestions may be longer than the menu. The menu must not clip the list.
      className="inset-x-0 top-0 bottom-auto m-0 max-h-dvh w-full max-w-none overscroll-contain has-[[role=listbox]]:max-h-none has-[[role=listbox]]:overflow-visible border-b border-line bg-surface px-4 pt-1.5 pb-6 shadow-floating backdrop:bg-scrim sm:px-6 lg:hidden"
    >
      <div className="flex items-center justify-between">
        <BrandMark />
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={t('common.nav.closeMenu')}
          className={iconButton}
        >
          <X size={22} />
        </button>
      </div>
      <SearchForm id="menu-search" label={t('common.nav.search')} className="mt-3" />
      <MainNav stacked className="mt-3" />
      <AccountLines />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <ThemeSwitch />
        <LanguageSwitch />
      </div>
    </div>
  )
}
