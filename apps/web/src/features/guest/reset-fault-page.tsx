import { LinkButton } from '@verstat/ui/link-button'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { GuestCard } from './guest-card.tsx'
import type { CodeFault } from './try-code.ts'

/** Shown instead of the form when the code of the reset link does not work. */
export function ResetFaultPage({ fault }: { readonly fault: CodeFault }) {
  const { t } = usePage()
  const href = useHref()
  if (fault === 'limited') {
    return <GuestCard heading={t('guest.limited.title')} text={t('guest.limited.text')} />
  }
  const kind = fault === 'expired' ? 'expired' : 'unknown'
  return (
    <GuestCard heading={t(`guest.reset.${kind}Title`)} text={t(`guest.reset.${kind}Text`)}>
      <LinkButton variant="primary" size="large" href={href('/forgot-password')}>
        {t('guest.reset.order')}
      </LinkButton>
    </GuestCard>
  )
}
