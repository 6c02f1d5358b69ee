import type { FileGrant } from '@verstat/contract'
import { GRANT_GROUPS, grantFiles, revokeFiles } from '@verstat/contract/browser'
import { Badge } from '@verstat/ui/badge'
import { Disclosure } from '@verstat/ui/disclosure'
import { SiteLink, useHref } from '../../../lib/navigation/site-link.tsx'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { usePage } from '../../../lib/use-page.ts'
import { ActionForm } from '../../forms/action-form.tsx'
import { errorData } from '../../forms/form-faults.ts'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { accessPath } from '../order-files/files-path.ts'
import type { GrantsView } from './load-grants.ts'
import { refusalText } from './refusal-text.ts'

type GrantRowProps = { readonly grant: FileGrant; readonly order: GrantsView['order'] }

/** A producer that asked for the closed files or may open them, with what the owner can decide. */
export function GrantRow({ grant, order }: GrantRowProps) {
  const { t, format } = usePage()
  const { producer, note, at, ndaAcceptedAt } = grant
  return (
    <li className="grid gap-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6">
      <div className="grid min-w-0 content-start gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <SiteLink to={`/producers/${producer.slug}`} className="text-link font-medium wrap-anywhere">
            {producer.name}
          </SiteLink>
          {producer.isVerified && <Badge tone="good">{t('orderfiles.grants.verified')}</Badge>}
        </p>
        <p className="text-13 text-ink-soft">
          {t(`orderfiles.grants.why.${reasonOf(grant)}`)} · <time dateTime={at}>{format.dayTime(at)}</time>
        </p>
        {note !== '' && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{note}</p>}
        {order.ndaRequired && (
          <p className="text-13 text-ink-soft">
            {ndaAcceptedAt === null
              ? t('orderfiles.grants.ndaMissing')
              : t('orderfiles.grants.nda', { date: format.dayTime(ndaAcceptedAt) })}
          </p>
        )}
      </div>
      <Decisions grant={grant} order={order} />
    </li>
  )
}

/** What the date of a row is about. */
export function reasonOf({
  state,
  ground,
}: Pick<FileGrant, 'state' | 'ground'>): 'asked' | 'granted' | 'invited' | 'shortlisted' | 'revoked' {
  if (state === 'revoked') return 'revoked'
  return ground ?? state
}

function Decisions({ grant, order }: GrantRowProps) {
  const { t, send } = usePage()
  const href = useHref()
  const reloaded = useReloaded()
  const { producer, ground, state } = grant
  const mayOpen = ground !== null && state !== 'revoked'
  const post = (act: string) => ({
    action: href(accessPath(order.id)),
    values: { act, producerId: producer.id },
  })
  const refused = (error: unknown) => {
    const text = refusalText(t, 'grant', errorData(error))
    if (text !== undefined) toasts.show(text, 'bad')
    return text !== undefined
  }
  const act = t(mayOpen ? 'orderfiles.grants.takeBack' : 'orderfiles.grants.refuse')
  return (
    <div className="grid content-start gap-1 sm:w-56">
      {!mayOpen && (
        <ActionForm
          id={`grant-${producer.id}`}
          label={t('orderfiles.grants.letIn')}
          name={`${t('orderfiles.grants.letIn')}: ${producer.name}`}
          busy={t('orderfiles.busy')}
          send={(options) => send(grantFiles, { id: order.id, producerId: producer.id }, options)}
          done={() => reloaded(t('orderfiles.grants.letInDone', { name: producer.name }))}
          refused={refused}
          post={post('grant')}
        />
      )}
      {state !== 'revoked' && (
        <Disclosure summary={<span className="text-13">{act}</span>}>
          <div className="grid gap-2 pb-2">
            <p className="text-13">
              {t(mayOpen ? 'orderfiles.grants.takeBackText' : 'orderfiles.grants.refuseText')}
            </p>
            <ActionForm
              id={`revoke-${producer.id}`}
              label={t(mayOpen ? 'orderfiles.grants.takeBackSure' : 'orderfiles.grants.refuseSure')}
              name={`${act}: ${producer.name}`}
              busy={t('orderfiles.busy')}
              variant="danger"
              send={(options) => send(revokeFiles, { id: order.id, producerId: producer.id }, options)}
              done={() => reloaded(t('orderfiles.grants.revoked', { name: producer.name }))}
              refused={refused}
              post={post('revoke')}
            />
          </div>
        </Disclosure>
      )}
    </div>
  )
}

type GroupFormsProps = {
  readonly order: GrantsView['order']
  readonly waiting: readonly FileGrant[]
}

/** Lets in all of a group at once. Offered when more than one waits, because one has a button of its own. */
export function GroupForms({ order, waiting }: GroupFormsProps) {
  const { t, send } = usePage()
  const href = useHref()
  const reloaded = useReloaded()
  if (waiting.length < 2) return null
  return (
    <div className="flex flex-wrap gap-2">
      {GRANT_GROUPS.map((group) => (
        <ActionForm
          key={group}
          id={`grant-${group}`}
          label={t(`orderfiles.grants.all.${group}`)}
          busy={t('orderfiles.busy')}
          send={(options) => send(grantFiles, { id: order.id, group }, options)}
          done={({ granted }) => reloaded(t('orderfiles.grants.allDone', { n: granted }))}
          post={{ action: href(accessPath(order.id)), values: { act: group } }}
        />
      ))}
    </div>
  )
}
