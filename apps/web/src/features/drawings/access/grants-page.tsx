import { EmptyState } from '@verstat/ui/empty-state'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { refusalFaults } from '../../forms/form-faults.ts'
import { PagePart } from '../../listing/page-part.tsx'
import { GrantRow, GroupForms } from './grant-row.tsx'
import type { GrantsView } from './load-grants.ts'
import { OpenLog } from './open-log.tsx'
import { OwnNdaPart } from './own-nda-part.tsx'
import { Refusal } from './refusal.tsx'
import { refusalText } from './refusal-text.ts'

/** Who asked for the closed files of an own order, who may open them, and who has. */
export function GrantsPage({ view }: { readonly view: GrantsView }) {
  const { t } = usePage()
  const { order, closed, waiting, admitted, refusals } = view
  return (
    <div className="grid max-w-4xl gap-8">
      <div>
        <p className="text-13">
          <SiteLink to={`/orders/${order.slug}#files`} className="text-link">
            {t('orderfiles.back')}
          </SiteLink>
        </p>
        <h1 className="text-26 lg:text-36">{t('orderfiles.grants.title')}</h1>
        <p lang={order.title.lang} className="mt-1 wrap-anywhere">
          {order.title.text}
        </p>
      </div>
      <RefusedDecision view={view} />
      {closed === 0 ? (
        <EmptyState title={t('orderfiles.grants.noFiles')} text={t('orderfiles.grants.noFilesText')}>
          <EditLink view={view} />
        </EmptyState>
      ) : (
        <ClosedFiles view={view} />
      )}
      {closed > 0 && waiting.length + admitted.length + refusals.length === 0 && <Nobody view={view} />}
      {waiting.length > 0 && (
        <PagePart id="waiting" heading={t('orderfiles.grants.waiting', { n: waiting.length })}>
          <div className="grid gap-3">
            <ul className={LIST}>
              {waiting.map((grant) => (
                <GrantRow key={grant.producer.id} grant={grant} order={order} />
              ))}
            </ul>
            <GroupForms order={order} waiting={waiting} />
          </div>
        </PagePart>
      )}
      {admitted.length > 0 && (
        <PagePart id="admitted" heading={t('orderfiles.grants.admitted')}>
          <ul className={LIST}>
            {admitted.map((grant) => (
              <GrantRow key={grant.producer.id} grant={grant} order={order} />
            ))}
          </ul>
        </PagePart>
      )}
      {refusals.length > 0 && (
        <PagePart id="refused" heading={t('orderfiles.grants.refused')}>
          <ul className={LIST}>
            {refusals.map((grant) => (
              <GrantRow key={grant.producer.id} grant={grant} order={order} />
            ))}
          </ul>
        </PagePart>
      )}
      {/* Those who wait for an answer stand above it. */}
      {closed > 0 && view.nda && <OwnNdaPart orderId={order.id} nda={view.nda} />}
      {(closed > 0 || view.opens.length > 0) && <OpenLog opens={view.opens} />}
    </div>
  )
}

const LIST = 'divide-y divide-line rounded-12 border border-line bg-surface'

/** The closed files with who may open them. The form of the order changes that. */
function ClosedFiles({ view }: { readonly view: GrantsView }) {
  const { t } = usePage()
  const { files, order } = view
  return (
    <PagePart heading={t('orderfiles.grants.files')}>
      <ul className="grid gap-1">
        {files.map(({ id, name, access }) => (
          <li key={id} className="wrap-anywhere">
            {name} <span className="text-13 text-ink-soft">{t(`uploads.access.${access}`)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-13 text-ink-soft">
        {order.ndaRequired ? t('orderfiles.grants.withNda') : t('orderfiles.grants.withoutNda')}{' '}
        <EditLink view={view} />
      </p>
    </PagePart>
  )
}

/** There is nothing to ask for when every producer opens the files. */
function Nobody({ view: { files } }: { readonly view: GrantsView }) {
  const { t } = usePage()
  const isAskedFor = files.some(({ access }) => access === 'granted')
  return isAskedFor ? (
    <EmptyState title={t('orderfiles.grants.nobody')} text={t('orderfiles.grants.nobodyText')} />
  ) : (
    <EmptyState title={t('orderfiles.grants.open')} text={t('orderfiles.grants.openText')} />
  )
}

function EditLink({ view: { order } }: { readonly view: GrantsView }) {
  const { t } = usePage()
  return (
    <SiteLink to={`/user/advertisment/edit/order/${order.slug}?step=terms`} className="text-link text-13">
      {t('orderfiles.grants.edit')}
    </SiteLink>
  )
}

function RefusedDecision({ view: { refused } }: { readonly view: GrantsView }) {
  const page = usePage()
  if (!refused) return null
  const { refusal } = refused
  const said = refusalText(page.t, 'grant', refusal) ?? refusalFaults(page, refusal).text
  return <Refusal text={said ?? page.t('forms.fault.unknown')} />
}
