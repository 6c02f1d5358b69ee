import { useRouter } from '@tanstack/react-router'
import type { Deal } from '@verstat/contract'
import { orderAgain } from '@verstat/contract/browser'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import { ActionForm } from '../forms/action-form.tsx'

export type OrderAgainPartProps = {
  readonly deal: Pick<Deal, 'id' | 'side' | 'status' | 'order' | 'producer'>
}

/** Lets the customer of a completed deal begin the next order with the same text and the same producer. */
export function OrderAgainPart({ deal: { id, side, status, order, producer } }: OrderAgainPartProps) {
  const { t, send } = usePage()
  const router = useRouter()
  const href = useHref()
  if (side !== 'customer' || status !== 'completed' || order === null) return null
  return (
    <section
      aria-labelledby="again-heading"
      className="grid justify-items-start gap-2 rounded-12 border border-line bg-surface p-4 print:hidden"
    >
      <h2 id="again-heading" className="text-17">
        {t('deals.again.title')}
      </h2>
      <p className="max-w-prose">
        {producer ? t('deals.again.text', { producer: producer.name }) : t('deals.again.textGone')}
      </p>
      <ActionForm
        id="order-again"
        variant="primary"
        label={t('deals.again.action')}
        busy={t('deals.again.busy')}
        send={(options) => send(orderAgain, { id }, options)}
        done={async ({ order: draft, invites }) => {
          toasts.show(invites ? t('deals.again.done', { producer: invites.name }) : t('deals.again.doneGone'))
          await router.navigate({ to: '/', href: href(`/user/advertisment/edit/order/${draft.slug}`) })
        }}
        post={{ action: href('/user/deals'), values: { id, act: 'again' } }}
      />
    </section>
  )
}
