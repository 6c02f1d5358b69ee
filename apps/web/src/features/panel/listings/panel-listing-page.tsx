import { useRouter } from '@tanstack/react-router'
import type {
  ListingKind,
  listHistory,
  NdaFile,
  OwnOrder,
  OwnProducer,
  PanelUser,
  RouteOutput,
} from '@verstat/contract'
import { RIGHTS_OF_ROLE, UNEDITABLE_STATUSES } from '@verstat/contract/browser'
import type { LocaleCode } from '@verstat/i18n'
import { pickText } from '@verstat/i18n'
import { LinkButton } from '@verstat/ui/link-button'
import { SiteLink, useHref } from '../../../lib/navigation/site-link.tsx'
import { useUser } from '../../../lib/session/use-user.ts'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { usePage } from '../../../lib/use-page.ts'
import { ActionForm } from '../../forms/action-form.tsx'
import { OwnNote } from '../frame/own-note.tsx'
import { PanelTable } from '../frame/panel-table.tsx'
import { PanelTitle } from '../frame/panel-title.tsx'
import { ClosedFile } from '../moderation/closed-file.tsx'
import { type Dictionary, ListingFields } from '../moderation/listing-fields.tsx'
import { sendRestore, sendStatus } from '../moderation/send-decision.ts'
import { BlockListingForm } from './block-listing-form.tsx'
import { StatusBadge } from './status-badge.tsx'
import { statusText } from './status-text.ts'
import { VerificationPart, type VerificationPartProps } from './verification-part.tsx'

export type PanelListingPageProps = {
  readonly kind: ListingKind
  readonly listing: OwnOrder | OwnProducer
  readonly dictionary: Dictionary
  readonly history: RouteOutput<typeof listHistory>['items']
  readonly owner: Pick<PanelUser, 'id' | 'firstname' | 'lastname'> | null
  /** The verification is null for orders. */
  readonly verification: VerificationPartProps['verification']
  /** The own agreement about secrets of an order’s customer. */
  readonly agreement: NdaFile | null
  readonly mayDecide: boolean
}

export function PanelListingPage({
  kind,
  listing,
  dictionary,
  history,
  owner,
  verification,
  agreement,
  mayDecide,
}: PanelListingPageProps) {
  const { t, locale, format, send } = usePage()
  const router = useRouter()
  const href = useHref()
  const user = useUser()
  const isOwn = owner !== null && owner.id === user?.id
  const allowed: readonly string[] = listing.allowed
  const { id, status, version } = listing
  const title = listingTitle(listing, locale)
  const done = (text: string) => async () => {
    await router.invalidate()
    toasts.show(text)
  }
  return (
    <>
      <PanelTitle
        back={{ to: `/panel/listings?kind=${kind}`, text: t('panel.listings.title') }}
        title={title}
      >
        <StatusBadge status={status} />
      </PanelTitle>
      <p className="mt-1 flex flex-wrap gap-x-4">
        {status !== 'archived' && (
          <SiteLink to={`/${kind}s/${listing.slug}`} className="text-link">
            {t('panel.listings.public')}
          </SiteLink>
        )}
        {owner && (
          <SiteLink to={`/panel/users/${owner.id}`} className="text-link">
            {owner.firstname} {owner.lastname}
          </SiteLink>
        )}
        {'edrpou' in listing && listing.edrpou !== null && (
          <SiteLink to={`/panel/companies/${listing.edrpou}`} className="text-link">
            {t('panel.people.code', { code: listing.edrpou })}
          </SiteLink>
        )}
        {user && RIGHTS_OF_ROLE[user.role].includes('payments') && (
          <SiteLink to={`/panel/payments?query=${id}`} className="text-link">
            {t('panel.pay.title')}
          </SiteLink>
        )}
        {user && RIGHTS_OF_ROLE[user.role].includes('sales') && (
          <SiteLink to={`/panel/subscriptions?query=${listing.slug}&show=all`} className="text-link">
            {t('panel.subscriptions.title')}
          </SiteLink>
        )}
      </p>
      {listing.statusReason && (
        <p className="mt-3 max-w-form rounded-8 bg-warn-soft px-4 py-2 whitespace-pre-wrap wrap-anywhere">
          {listing.statusReason}
        </p>
      )}
      {mayDecide && isOwn && <OwnNote>{t('panel.moderation.own')}</OwnNote>}
      {mayDecide && (
        <div className="mt-4 grid max-w-form gap-2">
          {!isOwn && status === 'blocked' && allowed.includes('published') && (
            <ActionForm
              id="unblock-listing"
              label={t('panel.listings.unblock')}
              busy={t('panel.form.busy')}
              send={(options) => sendStatus(send, kind, { id, status: 'published', version }, options)}
              done={done(t('panel.listings.unblocked'))}
            />
          )}
          {status === 'archived' && listing.restorableUntil !== null && (
            <>
              <p>{t('panel.listings.restorable', { date: format.fullDay(listing.restorableUntil) })}</p>
              <ActionForm
                id="restore-listing"
                label={t('panel.listings.restore')}
                busy={t('panel.form.busy')}
                send={(options) => sendRestore(send, kind, id, options)}
                done={done(t('panel.listings.restored'))}
              />
            </>
          )}
          {!isOwn && !UNEDITABLE_STATUSES.includes(status) && (
            <div>
              <LinkButton href={href(`/user/advertisment/edit/${kind}/${listing.slug}`)}>
                {t('panel.listings.edit')}
              </LinkButton>
            </div>
          )}
          {allowed.includes('blocked') && <BlockListingForm kind={kind} id={id} version={version} />}
        </div>
      )}
      {kind === 'producer' && (
        <VerificationPart
          id={id}
          version={version}
          verification={verification}
          mayVerify={mayDecide && !isOwn && ['pending', 'published', 'paused'].includes(status)}
        />
      )}
      <section
        aria-label={t('panel.listings.fields')}
        className="mt-5 rounded-12 border border-line bg-surface px-4"
      >
        <ListingFields
          kind={kind}
          listing={listing}
          dictionary={dictionary}
          isPending={status === 'pending'}
        />
      </section>
      {agreement && (
        <div className="mt-4">
          <ClosedFile
            id={agreement.id}
            name={agreement.name}
            isPicture={false}
            isPending={status === 'pending'}
          />
        </div>
      )}
      <section aria-labelledby="history" className="mt-6">
        <h2 id="history" className="mb-2 text-20">
          {t('panel.listings.history')}
        </h2>
        <PanelTable
          caption={t('panel.listings.history')}
          heads={[
            t('panel.listings.status'),
            t('panel.audit.at'),
            t('panel.audit.actor'),
            t('panel.block.reason'),
          ]}
          rows={history.map(({ from, to, actorId, reason, at }) => ({
            key: `${at} ${to}`,
            cells: [
              from === null ? statusText(t, to) : `${statusText(t, from)} → ${statusText(t, to)}`,
              <time key="at" dateTime={at} title={format.exact(at)}>
                {format.dayTime(at)}
              </time>,
              actorId && (
                <SiteLink key="actor" to={`/panel/users/${actorId}`} className="text-link">
                  {actorId === owner?.id
                    ? `${owner.firstname} ${owner.lastname}`
                    : t('panel.listings.person')}
                </SiteLink>
              ),
              reason,
            ],
          }))}
        />
      </section>
    </>
  )
}

export function listingTitle(listing: OwnOrder | OwnProducer, locale: LocaleCode): string {
  return 'name' in listing ? listing.name : (pickText(listing.title, locale).text ?? '')
}
