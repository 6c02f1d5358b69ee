import type { ReadStatement } from '@verstat/contract'
import { readStatement, STATEMENT_BYTES_MAX } from '@verstat/contract/browser'
import { Button } from '@verstat/ui/button'
import { controlClass } from '@verstat/ui/text-input'
import { useEffect, useRef, useState } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { PanelField } from '../frame/panel-field.tsx'
import { PanelSubmit } from '../frame/panel-submit.tsx'
import { PanelTitle } from '../frame/panel-title.tsx'
import { ColumnsForm } from './columns-form.tsx'
import { encodeFile } from './encode-file.ts'
import { LinesForm } from './lines-form.tsx'
import type { LoadedStatement } from './loaded-statement.ts'

/**
 * Imports a bank statement in steps: staff choose a file, say what its columns mean when the bank is unknown, and
 * confirm the lines together.
 */
export function StatementPage({ hasSecondFactor }: { readonly hasSecondFactor: boolean }) {
  const { t } = usePage()
  const [statement, setStatement] = useState<LoadedStatement | null>(null)
  const [choosesColumns, setChoosing] = useState(false)
  const show = (next: LoadedStatement) => {
    setStatement(next)
    setChoosing(next.read.columns === null)
  }
  return (
    <>
      <PanelTitle
        back={{ to: '/panel/payments/receipts', text: t('panel.receipts.title') }}
        title={t('panel.statement.title')}
      />
      <p className="mt-2 max-w-form text-ink-soft">{t('panel.statement.intro')}</p>
      <FileForm show={show} />
      <p role="status" className="sr-only">
        {statement && !choosesColumns ? countText(t, statement.read) : ''}
      </p>
      {statement && choosesColumns && (
        <ColumnsForm key={statement.file.slice(0, 99)} statement={statement} show={show} />
      )}
      {statement && !choosesColumns && (
        <>
          <Summary read={statement.read} />
          <Button size="small" className="mt-2" onClick={() => setChoosing(true)}>
            {t('panel.statement.changeColumns')}
          </Button>
          <LinesForm
            key={statement.read.lines.map(({ key, verdict }) => key + verdict).join()}
            statement={statement}
            show={show}
            hasSecondFactor={hasSecondFactor}
          />
        </>
      )}
    </>
  )
}

function FileForm({ show }: { readonly show: (statement: LoadedStatement) => void }) {
  const { t, send, format } = usePage()
  const input = useRef<HTMLInputElement>(null)
  const form = useApiForm({
    id: 'statement',
    check() {
      const file = input.current?.files?.[0]
      if (!file) return { file: t('errors.field.required') }
      if (file.size > STATEMENT_BYTES_MAX)
        return { file: t('panel.statement.tooBig', { size: format.fileSize(file.size) }) }
      return {}
    },
    async send(_, options) {
      const chosen = input.current?.files?.[0]
      const file = chosen ? await encodeFile(chosen) : ''
      return { file, columns: undefined, read: await send(readStatement, { file }, options) }
    },
    done: show,
  })
  // If staff chose a file before hydration, the file is read right after hydration.
  const { ref } = form.props
  useEffect(() => {
    if (input.current?.files?.length) ref.current?.requestSubmit()
  }, [ref])
  return (
    <ApiFormBox form={form} className="mt-4 max-w-form">
      <PanelField
        form={form}
        name="file"
        label={t('panel.statement.file')}
        hint={t('panel.statement.fileHint')}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            className={`${controlClass} px-3 py-2`}
            onChange={() => ref.current?.requestSubmit()}
          />
        )}
      </PanelField>
      <div>
        <PanelSubmit form={form}>{t('panel.statement.read')}</PanelSubmit>
      </div>
    </ApiFormBox>
  )
}

const VERDICTS = ['matched', 'doubtful', 'unmatched', 'known'] as const

function countText(t: ReturnType<typeof usePage>['t'], { lines }: ReadStatement): string {
  return VERDICTS.map(
    (verdict) =>
      `${t(`panel.statement.verdict.${verdict}`)}: ${lines.filter((line) => line.verdict === verdict).length}`,
  ).join(', ')
}

function Summary({ read }: { readonly read: ReadStatement }) {
  const { t } = usePage()
  const { bank, leftOut, unreadable } = read
  const other = leftOut.currency + leftOut.account
  return (
    <div className="mt-6 grid max-w-form gap-1">
      <p>
        <b className="font-medium">{bank && t(`panel.statement.bank.${bank}`)}</b>
      </p>
      <p>{countText(t, read)}</p>
      <p className="text-13 text-ink-soft">
        {[
          leftOut.outgoing > 0 && t('panel.statement.outgoing', { n: leftOut.outgoing }),
          other > 0 && t('panel.statement.other', { n: other }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {unreadable.length > 0 && (
        <p className="rounded-8 bg-warn-soft px-4 py-3 text-warn">
          {t('panel.statement.unreadable', { n: unreadable.length, rows: unreadable.join(', ') })}
        </p>
      )}
      {read.lines.length === 0 && <p>{t('panel.statement.empty')}</p>}
    </div>
  )
}
