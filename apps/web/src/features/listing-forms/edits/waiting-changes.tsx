import type { CallOptions, OwnOrder } from '@verstat/contract'
import type { ReactNode } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import { ActionForm } from '../../forms/action-form.tsx'

export type WaitingChangesProps = {
  readonly revision: OwnOrder['revision']
  readonly status: string
  readonly statusReason: string | null
  /** Withdraws the edit that waits for approval. Absent when no user is signed in. */
  readonly withdraw?: (options: CallOptions) => Promise<unknown>
  readonly onWithdrawn: () => void | Promise<void>
}

/** Shows the decision of the staff on a listing and the edit that waits for approval. */
export function WaitingChanges(props: WaitingChangesProps) {
  const { revision, status, statusReason, withdraw, onWithdrawn } = props
  const { t, format } = usePage()
  return (
    <>
      {(status === 'rejected' || status === 'blocked') && (
        <Notice tone="bad" heading={t(`placing.edit.${status}`)}>
          {statusReason && <p className="whitespace-pre-line">{statusReason}</p>}
        </Notice>
      )}
      {revision && (
        <Notice
          tone={revision.rejectedAt ? 'bad' : 'warn'}
          heading={
            revision.rejectedAt
              ? t('placing.edit.sentBack', { when: format.dayTime(revision.rejectedAt) })
              : t('placing.edit.waiting', { when: format.dayTime(revision.submittedAt) })
          }
        >
          {revision.reason && <p className="whitespace-pre-line">{revision.reason}</p>}
          <p>{t('placing.edit.waitingText')}</p>
          {withdraw && (
            <div className="mt-2">
              <ActionForm
                id="withdraw"
                label={t('placing.edit.withdraw')}
                busy={t('placing.edit.withdrawing')}
                send={withdraw}
                done={onWithdrawn}
              />
            </div>
          )}
        </Notice>
      )}
    </>
  )
}

type NoticeProps = { readonly tone: 'warn' | 'bad'; readonly heading: string; readonly children: ReactNode }

function Notice({ tone, heading, children }: NoticeProps) {
  return (
    <div
      className={
        tone === 'bad'
          ? 'mt-4 rounded-8 border border-bad/40 bg-bad-soft px-4 py-3'
          : 'mt-4 rounded-8 border border-warn bg-warn-soft px-4 py-3'
      }
    >
      <p className="font-semibold">{heading}</p>
      {children}
    </div>
  )
}
