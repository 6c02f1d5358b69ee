import { REPORT_REASONS } from '@verstat/contract/browser'
import { Field } from '@verstat/ui/field'
import { Select } from '@verstat/ui/select'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import type { ApiForm } from '../forms/use-api-form.ts'
import type { ReportedListing } from './reported-listing.ts'

type Props = {
  readonly form: ApiForm
  readonly listing: ReportedListing
  readonly reason: string | undefined
}

export function ReportFields({ form, listing, reason }: Props) {
  const { t } = usePage()
  return (
    <>
      <p className="rounded-8 border border-line bg-surface px-4 py-3">
        <span className="block text-13 text-ink-soft">{t('feedback.report.about')}</span>
        <SiteLink to={listing.path} lang={listing.title.lang} className="text-link font-medium wrap-anywhere">
          {listing.title.text}
        </SiteLink>
      </p>
      <input type="hidden" name="topic" value="report" />
      <input type="hidden" name="subjectType" value={listing.type} />
      <input type="hidden" name="subjectId" value={listing.id} />
      <Field id={`${form.id}-reason`} label={t('feedback.report.reason')} error={form.faults?.fields.reason}>
        {(control) => (
          <Select {...control} name="reason" defaultValue={reason ?? ''} required>
            <option value="" disabled>
              {t('feedback.report.choose')}
            </option>
            {REPORT_REASONS.map((each) => (
              <option key={each} value={each}>
                {t(`feedback.reason.${each}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}
