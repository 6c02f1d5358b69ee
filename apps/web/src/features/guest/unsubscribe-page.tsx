import { Button } from '@verstat/ui/button'
import { CircleCheck } from '@verstat/ui/icons'
import { SiteLink, useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { GuestCard } from './guest-card.tsx'
import type { UnsubscribeView } from './load-unsubscribing.ts'

/** Turns off the e-mails of one topic. Opening the page changes nothing, because scanners of mail open links too. */
export function UnsubscribePage({ view }: { readonly view: UnsubscribeView }) {
  const { t } = usePage()
  const href = useHref()
  const settings = (
    <SiteLink to="/user/edit#notifications" className="text-link">
      {t('guest.unsubscribe.settings')}
    </SiteLink>
  )
  switch (view.outcome) {
    case 'ask':
      return (
        <GuestCard
          heading={t('guest.unsubscribe.askTitle')}
          text={t('guest.unsubscribe.askText', { topic: view.topic })}
        >
          <form method="post" action={href(`/unsubscribe?code=${encodeURIComponent(view.code)}`)}>
            <Button type="submit" variant="primary" size="large">
              {t('guest.unsubscribe.submit')}
            </Button>
          </form>
        </GuestCard>
      )
    case 'done':
    case 'off':
      return (
        <GuestCard
          icon={<CircleCheck size={36} className="text-good" />}
          heading={t(view.outcome === 'done' ? 'guest.unsubscribe.doneTitle' : 'guest.unsubscribe.offTitle')}
          text={t('guest.unsubscribe.doneText', { topic: view.topic })}
        >
          {settings}
        </GuestCard>
      )
    case 'limited':
      return <GuestCard heading={t('guest.limited.title')} text={t('guest.limited.text')} />
    default:
      return (
        <GuestCard heading={t('guest.unsubscribe.unknownTitle')} text={t('guest.unsubscribe.unknownText')}>
          {settings}
        </GuestCard>
      )
  }
}
