import { CERTIFICATES_MAX, EMPLOYEE_BANDS, PRODUCER_FIELDS, UNITS, WORD_MAX } from '@verstat/contract/browser'
import { usePage } from '../../../lib/use-page.ts'
import { AmountField } from '../fields/amount-field.tsx'
import { TickField } from '../fields/choice-field.tsx'
import { CodeField } from '../fields/code-field.tsx'
import { RowsField } from '../fields/rows-field.tsx'
import { StepFields } from '../fields/step-fields.tsx'
import { SelectField, TextField } from '../fields/text-field.tsx'
import { CertificateCopy } from './certificate-copy.tsx'
import type { CertificateRow } from './producer-form-fields.ts'
import type { ProducerStepProps } from './producer-step.ts'

export function ProducerTermsStep({ form, today }: ProducerStepProps) {
  const { t, format } = usePage()
  return (
    <StepFields
      rules={PRODUCER_FIELDS}
      step="terms"
      form={form}
      own={{
        moq: (
          <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] items-end gap-3">
            <AmountField form={form} name="moq.value" optional decimals={3} />
            <SelectField
              form={form}
              name="moq.unit"
              options={UNITS.map((unit) => ({ value: unit, label: format.unitName(unit) }))}
            />
          </div>
        ),
        leadTimeDays: (
          <div className="grid gap-5 sm:grid-cols-2 sm:items-end sm:gap-3">
            <AmountField
              form={form}
              name="leadTimeDays.min"
              optional
              decimals={0}
              hint={t('placing.hint.leadTime')}
            />
            <AmountField form={form} name="leadTimeDays.max" optional decimals={0} />
          </div>
        ),
        capacity: (
          <div className="grid gap-5 sm:grid-cols-2 sm:items-end sm:gap-3">
            <TextField
              form={form}
              name="capacity.closedUntil"
              type="date"
              optional
              min={today}
              hint={t('placing.hint.capacity')}
            />
            <TextField form={form} name="capacity.acceptingFrom" type="date" optional />
          </div>
        ),
        employees: (
          <div className="grid gap-5 sm:grid-cols-2 sm:items-end sm:gap-3">
            <CodeField form={form} name="foundedYear" mask="####" optional />
            <SelectField
              form={form}
              name="employees"
              optional
              none={t('placing.none.choose')}
              options={EMPLOYEE_BANDS.map((band) => ({
                value: band,
                label: t(`producers.employees.${band}`),
              }))}
            />
          </div>
        ),
        showEmployees: <TickField form={form} name="showEmployees" />,
        foundedYear: null,
        certificates: (
          <RowsField<'certificates', CertificateRow>
            form={form}
            name="certificates"
            max={CERTIFICATES_MAX}
            blank={{ name: '', number: '', issuer: '', validUntil: '', file: [] }}
            rowTitle={(at) => t('placing.rows.certificate', { at })}
            columns={[
              { name: 'name', label: t('placing.rows.name'), maxLength: 120, required: true },
              { name: 'number', label: t('placing.rows.number'), maxLength: WORD_MAX },
              { name: 'issuer', label: t('placing.rows.issuer'), maxLength: 120 },
              { name: 'validUntil', label: t('placing.rows.validUntil'), kind: 'day' },
            ]}
            rowExtra={(row, at) => <CertificateCopy form={form} row={row} at={at} />}
          />
        ),
      }}
    />
  )
}
