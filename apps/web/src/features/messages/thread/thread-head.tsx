import type { Conversation, OfferStep } from '@verstat/contract'
import { blockPerson, unblockPerson } from '@verstat/contract/browser'
import { Disclosure } from '@verstat/ui/disclosure'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { comparedPath } from '../../../lib/urls/compared-offer.ts'
import { usePage } from '../../../lib/use-page.ts'
import { ActionForm } from '../../forms/action-form.tsx'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { writtenText } from '../../listing/listing-words.ts'
import { nameOf } from '../inbox-list.tsx'

type Props = { readonly conversation: Conversation }

/** Who the other side is, what the talk is about, and how to end it. */
export function ThreadHead({ conversation }: Props) {
  const { t, locale } = usePage()
  const { other, order, side, offerId, dealId, steps } = conversation
  const title = order && writtenText(order.title, locale)
  return (
    <header className="grid shrink-0 gap-1">
      <p className="text-13 lg:hidden">
        <SiteLink to="/user/messages" className="text-link">
          {t('messages.title')}
        </SiteLink>
      </p>
      <h1 className="text-20 wrap-anywhere lg:text-26">{nameOf(conversation, t('messages.gone'))}</h1>
      {side === 'customer' && other.producer && (
        <p className="text-13">
          <SiteLink to={`/producers/${other.producer.slug}`} className="text-link">
            {t('messages.profile')}
          </SiteLink>
          {other.name && <span className="text-ink-soft"> · {other.name}</span>}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-13">
        {order && title && (
          <SiteLink to={`/orders/${order.slug}`} lang={title.lang} className="text-link wrap-anywhere">
            {title.text}
          </SiteLink>
        )}
        {offerId && (
          <SiteLink
            to={
              side === 'producer'
                ? `/user/offers/${offerId}`
                : order
                  ? comparedPath(order.slug, offerId)
                  : '/user/advertisment'
            }
            className="text-link"
          >
            {t('messages.offer')}
          </SiteLink>
        )}
        {order &&
          offerId &&
          steps.map((step) => (
            <SiteLink key={step} to={stepPath(step, order.slug, offerId)} className="text-link">
              {t(`messages.step.${step}`)}
            </SiteLink>
          ))}
        {dealId && (
          <SiteLink to={`/user/deals/${dealId}`} className="text-link">
            {t('messages.deal')}
          </SiteLink>
        )}
      </p>
      {other.userId && <BlockPart conversation={conversation} userId={other.userId} />}
    </header>
  )
}

function stepPath(step: OfferStep, slug: string, offerId: string): string {
  return step === 'revise' ? `/user/offers/${offerId}/edit` : comparedPath(slug, offerId, step)
}

function BlockPart({ conversation, userId }: Props & { readonly userId: string }) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
  if (conversation.closed === 'blockedByOwn') {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-13 text-warn">{t('messages.closed.blockedByOwn')}</p>
        <ActionForm
          id="unblock"
          label={t('messages.unblock')}
          busy={t('messages.busy')}
          send={(options) => send(unblockPerson, { id: userId }, options)}
          done={() => reloaded(t('messages.unblocked'))}
        />
      </div>
    )
  }
  return (
    <Disclosure
      summary={<span className="text-13 font-regular">{t('messages.more')}</span>}
      className="max-w-md"
    >
      <p className="pb-2 text-13 text-ink-soft">{t('messages.blockText')}</p>
      <ActionForm
        id="block"
        label={t('messages.block')}
        busy={t('messages.busy')}
        send={(options) => send(blockPerson, { id: userId }, options)}
        done={() => reloaded(t('messages.blocked'))}
      />
    </Disclosure>
  )
}
