import type { Conversation, OfferStep } from '@verstat/contract'
import { blockPerson, unblockPerson } from '@verstat/contract/browser'
import { ChevronLeft } from '@verstat/ui/icons'
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
    <header className="relative grid shrink-0 gap-1">
      <div className="flex min-w-0 items-center gap-x-1 lg:gap-x-3">
        <SiteLink
          to="/user/messages"
          className="-ms-2 inline-flex size-8 shrink-0 items-center justify-center rounded-8 hover:bg-well lg:hidden pointer-coarse:size-11"
        >
          <ChevronLeft size={22} />
          <span className="sr-only">{t('messages.title')}</span>
        </SiteLink>
        <h1 className="min-w-0 flex-1 text-17 wrap-anywhere max-lg:line-clamp-1 lg:text-26">
          {nameOf(conversation, t('messages.gone'))}
        </h1>
        {other.userId && conversation.closed !== 'blockedByOwn' && <BlockMenu userId={other.userId} />}
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-13">
        {side === 'customer' && other.producer && (
          <span>
            <SiteLink to={`/producers/${other.producer.slug}`} className="text-link">
              {t('messages.profile')}
            </SiteLink>
            {other.name && <span className="text-ink-soft"> · {other.name}</span>}
          </span>
        )}
        {order && title && (
          <SiteLink
            to={`/orders/${order.slug}`}
            lang={title.lang}
            className="text-link wrap-anywhere max-lg:line-clamp-1"
          >
            {title.text}
          </SiteLink>
        )}
        {side === 'customer' && order && (
          <SiteLink to={`/user/advertisment/offers/${order.slug}`} className="text-link">
            {t('messages.compare')}
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
      {other.userId && conversation.closed === 'blockedByOwn' && <UnblockPart userId={other.userId} />}
    </header>
  )
}

function stepPath(step: OfferStep, slug: string, offerId: string): string {
  return step === 'revise' ? `/user/offers/${offerId}/edit` : comparedPath(slug, offerId, step)
}

type PersonProps = { readonly userId: string }

function UnblockPart({ userId }: PersonProps) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
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

/** What is rarely needed, behind a small button. It opens over the messages, so that they keep their space. */
function BlockMenu({ userId }: PersonProps) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
  return (
    <details
      className="shrink-0 print:hidden"
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') currentTarget.open = false
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
    >
      <summary className="inline-flex size-8 items-center justify-center rounded-8 text-17 text-ink-soft hover:bg-well hover:text-ink pointer-coarse:size-11">
        <span aria-hidden="true">⋯</span>
        <span className="sr-only">{t('messages.more')}</span>
      </summary>
      {/* The box can have the focus, so that a click into it does not close it. */}
      <div
        tabIndex={-1}
        className="absolute end-0 top-full z-20 grid max-w-md gap-2 rounded-12 border border-line bg-surface p-4 shadow-floating"
      >
        <p className="text-13 text-ink-soft">{t('messages.blockText')}</p>
        <ActionForm
          id="block"
          label={t('messages.block')}
          busy={t('messages.busy')}
          send={(options) => send(blockPerson, { id: userId }, options)}
          done={() => reloaded(t('messages.blocked'))}
        />
      </div>
    </details>
  )
}
