import { REPORT_REASONS } from '@verstat/contract/browser'
import { Field } from '@verstat/ui/field'
import { Select } from '@verstat/ui/select'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import type { ApiForm } from '../forms/use-api-form.ts'
import type { ReportedSubject } from './reported-subject.ts'

type Props = {
  readonly form: ApiForm
  readonly subject: ReportedSubject
  readonly reason: string | undefined
}

export function ReportFields({ form, subject, reason }: Props) {
  const { t } = usePage()
  const { type, id, path, label, title } = subject
  const isListing = type === 'order' || type === 'producer'
  const reasons = REPORT_REASONS.filter((each) => isListing || each !== 'duplicate')
  return (
    <>
      <p className="rounded-8 border border-line bg-surface px-4 py-3">
        <span className="block text-13 text-ink-soft">{label}</span>
        <SiteLink to={path} lang={title.lang} className="text-link font-medium wrap-anywhere">
          {title.text}
        </SiteLink>
      </p>
      {type === 'message' && <p className="text-13 text-ink-soft">{t('feedback.report.around')}</p>}
      <input type="hidden" name="topic" value="report" />
      <input type="hidden" name="subjectType" value={type} />
      <input type="hidden" name="subjectId" value={id} />
      <Field id={`${form.id}-reason`} label={t('feedback.report.reason')} error={form.faults?.fields.reason}>
        {(control) => (
          <Select {...control} name="reason" defaultValue={reason ?? ''} required>
            <option value="" disabled>
              {t('feedback.report.choose')}
            </option>
            {reasons.map((each) => (
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
