import { usePage } from '../../../lib/use-page.ts'
import { fieldId } from '../../forms/form-summary.tsx'
import { DocumentsField } from '../../uploads/documents-field.tsx'
import { FieldLabel } from '../fields/text-field.tsx'
import { fieldLabel } from '../fields/use-field.ts'
import type { CertificateRow } from './producer-form-fields.ts'
import type { ProducerStepProps } from './producer-step.ts'

export type CertificateCopyProps = Pick<ProducerStepProps, 'form'> & {
  readonly row: CertificateRow
  readonly at: number
}

/** Uploads a copy of the certificate. Only staff see this file. */
export function CertificateCopy({ form, row, at }: CertificateCopyProps) {
  const { t } = usePage()
  const name = `certificates.${at}.file`
  return (
    <div className="sm:col-span-2">
      <DocumentsField
        id={fieldId(form.id, name)}
        label={<FieldLabel text={fieldLabel(t, name)} optional />}
        hint={t('placing.hint.certificateFile')}
        error={form.faults[name]}
        max={1}
        value={row.file}
        onChange={(change) =>
          form.update('certificates', (rows) =>
            rows.map((each, place) => (place === at ? { ...each, file: change(each.file) } : each)),
          )
        }
        onBusy={(count) => form.setUploading(name, count)}
      />
    </div>
  )
}
