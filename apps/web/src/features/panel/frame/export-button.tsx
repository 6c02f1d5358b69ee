import type { ExportedTable } from '@verstat/contract'
import { exportTable } from '@verstat/contract/browser'
import { kyivDay } from '@verstat/i18n'
import { useState } from 'react'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { usePage } from '../../../lib/use-page.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'

export type ExportButtonProps = {
  readonly table: ExportedTable
  /** The filter of the shown list. Empty values are left out. */
  readonly filter?: Readonly<Record<string, string | undefined>>
}

/** Saves the shown table with its filters as a CSV file for spreadsheets. */
export function ExportButton({ table, filter = {} }: ExportButtonProps) {
  const { t, send, now } = usePage()
  const [failure, setFailure] = useState<string>()
  const form = useApiForm({
    id: `export-${table}`,
    send: (_, options) => {
      setFailure(undefined)
      const filled = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []))
      return send(exportTable, { table, filter: Object.fromEntries(filled) }, options)
    },
    done({ csv, rows, isCut }) {
      save(csv, `${table}-${kyivDay(now())}.csv`)
      if (isCut) setFailure(t('panel.export.cut', { n: rows }))
      toasts.show(t('panel.export.done', { n: rows }))
    },
  })
  const text = form.faults?.text ?? failure
  return (
    <form {...form.props} className="print:hidden">
      <SubmitButton form={form} variant="secondary" size="small" busy={t('panel.export.busy')}>
        {t('panel.export.action')}
      </SubmitButton>
      {text !== undefined && (
        <p role="alert" className="text-13 text-bad">
          {text}
        </p>
      )}
    </form>
  )
}

function save(csv: string, name: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
