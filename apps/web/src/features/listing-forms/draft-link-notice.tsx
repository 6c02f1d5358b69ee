import { usePage } from '../../lib/use-page.ts'
import { ActionForm } from '../forms/action-form.tsx'
import type { DraftLink } from './use-draft-link.ts'

/** The code of an e-mailed link works only once, so ask the user before using the code. */
export function DraftLinkNotice({ link }: { readonly link: DraftLink | undefined }) {
  const { t } = usePage()
  if (!link) return null
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-8 border border-line bg-well px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-56">{t('placing.link.ask')}</p>
      <ActionForm
        id="draft-link"
        label={t('placing.link.open')}
        busy={t('placing.manage.opening')}
        variant="primary"
        send={link.open}
        done={link.done}
        refused={link.refused}
      />
    </div>
  )
}
