import type { FileAccess } from '@verstat/contract'
import { openFileAsStaff } from '@verstat/contract/browser'
import { Disclosure } from '@verstat/ui/disclosure'
import { useState } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import { ActionForm } from '../../forms/action-form.tsx'
import { ReasonForm } from '../market/reason-form.tsx'

export type ClosedFileProps = {
  readonly id: string
  readonly name: string
  /** Who may open a file of the order. Absent for the own agreement of the customer. */
  readonly access?: FileAccess
  readonly isPicture: boolean
  /** Whether staff look at the file because the listing waits for their decision. */
  readonly isPending: boolean
}

/**
 * A closed file of an order for staff. While the listing waits for a decision, one press opens it, and the review is
 * the reason that the audit log keeps. Otherwise staff write their reason.
 */
export function ClosedFile({ id, name, access, isPicture, isPending }: ClosedFileProps) {
  const { t, send } = usePage()
  const [url, setUrl] = useState<string>()
  const handleOpened = (opened: { readonly url: string }) => setUrl(opened.url)
  return (
    <div className="grid gap-1">
      <p className="wrap-anywhere">
        {name}{' '}
        <span className="text-13 text-ink-soft">
          {t(access ? `orderfiles.level.${access}` : 'panel.closed.agreement')}
        </span>
      </p>
      {url !== undefined && <Opened url={url} name={name} isPicture={isPicture} />}
      {url === undefined && isPending && (
        <ActionForm
          id={`open-${id}`}
          label={t('panel.closed.review')}
          name={`${t('panel.closed.review')}: ${name}`}
          busy={t('panel.form.busy')}
          send={(options) => send(openFileAsStaff, { id, reason: t('panel.closed.reviewReason') }, options)}
          done={handleOpened}
        />
      )}
      {url === undefined && !isPending && (
        <Disclosure
          summary={
            <span className="text-13">
              {t('panel.closed.open')}
              <span className="sr-only">: {name}</span>
            </span>
          }
        >
          <p className="pb-2 text-13 text-ink-soft">{t('panel.closed.text')}</p>
          <ReasonForm
            id={`open-${id}`}
            label={t('panel.closed.open')}
            send={(reason, options) => send(openFileAsStaff, { id, reason }, options)}
            done={handleOpened}
          />
        </Disclosure>
      )}
    </div>
  )
}

function Opened({
  url,
  name,
  isPicture,
}: Pick<ClosedFileProps, 'name' | 'isPicture'> & { readonly url: string }) {
  const { t } = usePage()
  return (
    <a href={url} target="_blank" rel="noreferrer" className="text-link wrap-anywhere">
      {isPicture ? (
        <img src={url} alt={name} className="max-h-60 rounded-8 border border-line" />
      ) : (
        t('panel.closed.link', { name })
      )}
    </a>
  )
}
