import type { ReadStatement, StatementLine } from '@verstat/contract'
import { readStatement, STATEMENT_DECISIONS_MAX, takeStatement } from '@verstat/contract/browser'
import { Badge } from '@verstat/ui/badge'
import { Checkbox } from '@verstat/ui/checkbox'
import { Disclosure } from '@verstat/ui/disclosure'
import { Select } from '@verstat/ui/select'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import type { FormValues } from '../../forms/form-values.ts'
import { useApiForm } from '../../forms/use-api-form.ts'
import { PanelSubmit } from '../frame/panel-submit.tsx'
import { PanelTable } from '../frame/panel-table.tsx'
import { NeedsFactor, ProofFields, readProof } from '../frame/proof-fields.tsx'
import { CodeLink } from '../people/linked-part.tsx'
import type { LoadedStatement } from './loaded-statement.ts'

export type LinesFormProps = {
  readonly statement: LoadedStatement
  readonly show: (statement: LoadedStatement) => void
  readonly hasSecondFactor: boolean
}

const VERDICTS = ['matched', 'doubtful', 'unmatched'] as const

/** Shows the lines of a statement. Matched lines are ticked; what happens to the others is chosen line by line. */
export function LinesForm({ statement: { file, columns, read }, show, hasSecondFactor }: LinesFormProps) {
  const { t, send } = usePage()
  const given = { file, ...(columns ? { columns } : {}) }
  const form = useApiForm({
    id: 'lines',
    check(values) {
      const { length } = readDecisions(values, read)
      if (length === 0) return { decisions: t('panel.statement.nothingChosen') }
      if (length > STATEMENT_DECISIONS_MAX)
        return { decisions: t('panel.statement.tooManyChosen', { max: STATEMENT_DECISIONS_MAX }) }
      return {}
    },
    async send(values, options) {
      const decisions = readDecisions(values, read)
      const { results } = await send(takeStatement, { ...given, decisions, ...readProof(values) }, options)
      // The statement is read again, because the imported lines now have the verdict `known`.
      return { results, again: await send(readStatement, given, options) }
    },
    done({ results, again }) {
      const count = (...outcomes: readonly string[]) =>
        results.filter(({ outcome }) => outcomes.includes(outcome)).length
      toasts.show(
        t('panel.statement.done', {
          paid: count('paid'),
          noted: count('noted'),
          same: count('known', 'refused'),
        }),
      )
      show({ file, columns, read: again })
    },
  })
  const known = read.lines.filter(({ verdict }) => verdict === 'known')
  const isOpen = known.length < read.lines.length
  return (
    <ApiFormBox form={form} className="mt-4">
      {VERDICTS.map((verdict) => (
        <Lines
          key={verdict}
          title={t(`panel.statement.verdict.${verdict}`)}
          lines={read.lines.filter((line) => line.verdict === verdict)}
        />
      ))}
      {known.length > 0 && (
        <Disclosure summary={`${t('panel.statement.verdict.known')}: ${known.length}`}>
          <Lines lines={known} />
        </Disclosure>
      )}
      {isOpen && !hasSecondFactor && <NeedsFactor />}
      {isOpen && hasSecondFactor && (
        <section className="grid max-w-form gap-4 rounded-12 border border-line bg-surface px-4 py-4">
          <div>
            <h2 className="text-20">{t('panel.statement.confirm')}</h2>
            <p className="text-ink-soft">{t('panel.statement.confirmText')}</p>
          </div>
          <ProofFields form={form} />
          <div>
            <PanelSubmit form={form}>{t('panel.statement.submit')}</PanelSubmit>
          </div>
        </section>
      )}
    </ApiFormBox>
  )
}

/** Value of a select to record a line without an invoice. The other values: an invoice number, or '' for no action. */
const NOTE = 'note'

function readDecisions(values: FormValues, { lines }: ReadStatement) {
  return lines.flatMap(({ key }) => {
    const act = values.text(key)
    return act === '' ? [] : [{ key, number: act === NOTE ? null : Number(act) }]
  })
}

function Lines({ title, lines }: { readonly title?: string; readonly lines: readonly StatementLine[] }) {
  const { t, format } = usePage()
  if (lines.length === 0) return null
  return (
    <section>
      {title && <h2 className="mb-2 text-20">{`${title}: ${lines.length}`}</h2>}
      <PanelTable
        caption={title ?? t('panel.statement.verdict.known')}
        heads={[
          t('panel.statement.line'),
          t('panel.statement.field.amount'),
          t('panel.statement.field.purpose'),
          ...(title ? [t('panel.statement.act')] : []),
        ]}
        rows={lines.map((line, at) => ({
          key: line.key,
          cells: [
            <span key="who" className="grid">
              <span className="font-medium wrap-anywhere">{line.payer}</span>
              <span className="text-13 text-ink-soft">
                {[format.day(`${line.day}T12:00:00Z`), line.reference && `№ ${line.reference}`]
                  .filter(Boolean)
                  .join(' · ')}
                {line.payerCode && (
                  <>
                    {' · '}
                    <CodeLink code={line.payerCode} />
                  </>
                )}
              </span>
            </span>,
            <span key="sum" className="whitespace-nowrap">
              {format.money(line.amount.amountMinor, line.amount.currency)}
            </span>,
            <span key="purpose" className="grid gap-1">
              <span className="wrap-anywhere">{line.purpose}</span>
              <span className="flex flex-wrap gap-1">
                {line.doubts.map((doubt) => (
                  <Badge key={doubt} tone="warn" className="whitespace-normal">
                    {t(`panel.statement.doubt.${doubt}`)}
                  </Badge>
                ))}
                {line.candidates.map(({ number, transactionId }) => (
                  <SiteLink
                    key={number}
                    to={`/panel/payments/${transactionId}`}
                    className="text-link text-13"
                  >
                    {t('panel.statement.invoice', { number: String(number) })}
                  </SiteLink>
                ))}
              </span>
            </span>,
            ...(title ? [<Act key="act" line={line} isFirst={at < STATEMENT_DECISIONS_MAX} />] : []),
          ],
        }))}
      />
    </section>
  )
}

function Act({ line, isFirst }: { readonly line: StatementLine; readonly isFirst: boolean }) {
  const { t, format } = usePage()
  const [candidate] = line.candidates
  if (line.verdict === 'matched' && candidate) {
    const number = String(candidate.number)
    return (
      <Checkbox
        name={line.key}
        value={number}
        defaultChecked={isFirst}
        label={t('panel.statement.takeFor', { number })}
      />
    )
  }
  return (
    <Select name={line.key} aria-label={t('panel.statement.actOf', { row: String(line.row) })}>
      <option value="">{t('panel.statement.leave')}</option>
      {line.doubts.includes('own')
        ? null
        : line.candidates
            .filter(({ isOpen }) => isOpen)
            .map(({ number, amount }) => (
              <option key={number} value={number}>
                {t('panel.statement.pay', {
                  number: String(number),
                  sum: format.money(amount.amountMinor, amount.currency),
                })}
              </option>
            ))}
      <option value={NOTE}>{t('panel.statement.note')}</option>
    </Select>
  )
}
