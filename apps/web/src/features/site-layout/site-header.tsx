import { buttonClass } from '@verstat/ui/button'
import { cx } from '@verstat/ui/class-names'
import { Menu, X } from '@verstat/ui/icons'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { useUser } from '../../lib/session/use-user.ts'
import { usePage } from '../../lib/use-page.ts'
import { BrandMark } from '../shared/brand-mark.tsx'
import { SearchForm } from '../shared/search-form.tsx'
import { AccountCorner, AccountLines, AccountUnread } from './account/account-corner.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MainNav } from './main-nav.tsx'
import { PlaceOrderLink } from './place-order-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const MENU_ID = 'site-menu'

/**
 * Shows the site header. Screens of middle width have a link to the search instead of its field. On narrow screens
 * everything but the brand, the search, the placing of an order and what is unread moves into a menu; on the narrowest
 * ones, the search of users as well.
 */
export function SiteHeader({ withSearch }: { readonly withSearch: boolean }) {
  const { t } = usePage()
  const user = useUser()
  const room = user ? FOR_USERS : FOR_VISITORS
  return (
    <div className="bg-surface">
      <div className="page-box flex min-h-14 items-center gap-x-2 lg:min-h-16 lg:gap-x-5">
        <BrandMark isTight={user !== null} />
        <MainNav className="max-lg:hidden" />
        {withSearch && (
          <SearchForm
            id="site-search"
            label={t('common.nav.search')}
            placeholder={t('common.nav.search')}
            className={cx('ms-auto max-w-search min-w-40 flex-1 basis-40', room.wide)}
          />
        )}
        <div
          className={cx(
            'flex shrink-0 items-center max-lg:hidden',
            room.gap,
            withSearch ? room.end : 'ms-auto',
          )}
        >
          {withSearch && <SearchLink className={room.search} />}
          <div className={room.wide}>
            <ThemeSwitch />
          </div>
          <LanguageSwitch />
          <PlaceOrderLink />
          <AccountCorner />
        </div>
        <div className="ms-auto flex shrink-0 items-center lg:hidden">
          <PlaceOrderLink />
          <SearchLink className={cx('ms-1', user && 'max-[26rem]:hidden')} />
          <AccountUnread />
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

/** `wide` hides an element unless the header has room for everything. Users have two links more than visitors. */
const FOR_VISITORS = {
  wide: 'max-[76rem]:hidden',
  search: 'min-[76rem]:hidden',
  end: 'max-[76rem]:ms-auto',
  gap: 'gap-3',
}
const FOR_USERS = {
  wide: 'max-[80rem]:hidden',
  search: 'min-[80rem]:hidden',
  end: 'max-[80rem]:ms-auto',
  gap: 'gap-2',
}

function SearchLink({ className }: { readonly className: string }) {
  const { t } = usePage()
  return (
    <SiteLink
      to="/search"
      aria-label={t('common.nav.search')}
      className={cx(iconButton, 'search-link', className)}
    />
  )
}

const iconButton = buttonClass({ variant: 'quiet', size: 'icon' })

/** The menu is a native popover: it works without JavaScript, and closes on Escape and on a tap outside. */
function MobileMenu() {
  const { t } = usePage()
  return (
    <div id={MENU_ID} popover="auto" className="site-menu">
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
      <SearchForm
        id="menu-search"
        label={t('common.nav.search')}
        placeholder={t('common.nav.search')}
        className="mt-3"
      />
      <MainNav stacked className="mt-3" />
      <AccountLines />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <ThemeSwitch />
        <LanguageSwitch />
      </div>
    </div>
  )
}
