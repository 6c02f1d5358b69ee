import { useRouter } from '@tanstack/react-router'
import type { CallOptions, ListingKind } from '@verstat/contract'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import type { FormDictionary, FormFields } from '../values/form-fields.ts'
import { printField } from '../values/print-field.ts'
import { EditConflicts } from './edit-conflicts.tsx'
import type { Editable, EditForm } from './use-edit-form.ts'
import { WaitingChanges, type WaitingChangesProps } from './waiting-changes.tsx'

export type EditNoticeProps<F extends FormFields, S extends string, L extends Editable> = {
  readonly edit: EditForm<F, S, L & Omit<WaitingChangesProps, 'withdraw' | 'onWithdrawn'>>
  readonly dictionary: FormDictionary
  readonly kind: ListingKind
  /** True for a moderator who edits the listing of somebody else. */
  readonly isOthers: boolean
  /** Withdraws the edit that waits for approval. Absent when no user is signed in. */
  readonly withdraw: ((options: CallOptions) => Promise<unknown>) | undefined
}

/**
 * Shown above the edit form: the decision of the staff, the edit that waits for approval, and conflicts with somebody
 * else's edit.
 */
export function EditNotice<F extends FormFields, S extends string, L extends Editable>({
  edit: { form, listing, merged, dismissMerge },
  dictionary,
  kind,
  isOthers,
  withdraw,
}: EditNoticeProps<F, S, L>) {
  const page = usePage()
  const router = useRouter()
  return (
    <>
      {isOthers && (
        <p className="mt-4 rounded-8 bg-accent-soft px-4 py-3">{page.t('placing.edit.byStaff')}</p>
      )}
      {withdraw && (
        <p className="flex flex-wrap gap-x-5">
          <SiteLink to={`/${kind}s/${listing.slug}`} className={LINK}>
            {page.t(`placing.edit.toPage.${kind}`)}
          </SiteLink>
          <SiteLink to={`/user/advertisment?kind=${kind}`} className={LINK}>
            {page.t(`placing.edit.toOwn.${kind}`)}
          </SiteLink>
        </p>
      )}
      <WaitingChanges
        revision={listing.revision}
        status={listing.status}
        statusReason={listing.statusReason}
        {...(withdraw ? { withdraw } : {})}
        onWithdrawn={() => router.invalidate()}
      />
      {merged && (
        <EditConflicts
          {...merged}
          fields={form.fields}
          print={(name, value) => printField(page, dictionary, name, value)}
          onChoose={(name, value) => form.replace({ ...form.fields, [name]: value })}
          onDone={dismissMerge}
        />
      )}
    </>
  )
}

const LINK = 'text-link inline-flex min-h-8 items-center text-13 pointer-coarse:min-h-11'
