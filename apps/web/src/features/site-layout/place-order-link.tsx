import { useRouterState } from '@tanstack/react-router'
import { buttonClass } from '@verstat/ui/button'
import { cx } from '@verstat/ui/class-names'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'

const PATH = '/advertisement/order'

/** Links to the form for a new order. The form itself has no such link. In narrow headers the text takes two lines. */
export function PlaceOrderLink() {
  const { t } = usePage()
  const isHere = useRouterState({ select: ({ location }) => location.pathname.startsWith(PATH) })
  if (isHere) return null
  return (
    <SiteLink to={PATH} className={cx(buttonClass({ variant: 'accent' }), 'place-order')}>
      {t('common.nav.placeOrder')}
    </SiteLink>
  )
}
