import { TriangleExclamationPoint } from '@verstat/ui/icons'
import { type ReactNode, useEffect, useRef } from 'react'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import type { PageContext } from '../../lib/page-context.ts'
import { usePage } from '../../lib/use-page.ts'
import { fieldId } from '../forms/form-summary.tsx'
import { fieldLabel } from './fields/use-field.ts'
import type { ListingForm } from './listing-form.ts'
import type { FormFields } from './values/form-fields.ts'

export type ListingFormSummaryProps<F extends FormFields, S extends string> = {
  readonly form: ListingForm<F, S>
  readonly stepOf: (path: string) => string
  /** Returns the label of a field for which no message exists. `path` is the path of the field in the API. */
  readonly labelOf?: (path: string) => string | undefined
  readonly children?: ReactNode
}

/**
 * Lists all errors of the form. This summary takes the focus, and each line links to the field with the error, on any
 * step.
 */
export function ListingFormSummary<F extends FormFields, S extends string>({
  form,
  stepOf,
  labelOf,
  children,
}: ListingFormSummaryProps<F, S>) {
  const { t } = usePage()
  const box = useRef<HTMLDivElement>(null)
  const entries = Object.entries(form.faults)
  const isWrong = entries.length > 0 || form.text !== undefined

  useEffect(() => {
    if (form.refusals === 0) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [form.refusals])

  if (!isWrong) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      data-keep-focus=""
      className="flex scroll-mt-4 gap-3 rounded-8 border border-bad/40 bg-bad-soft px-4 py-3"
    >
      <TriangleExclamationPoint size={20} className="mt-0.5 shrink-0 text-bad" />
      <div className="min-w-0">
        <p className="font-medium">{form.text ?? t('forms.summary.heading', { n: entries.length })}</p>
        {entries.length > 0 && (
          <ul className="mt-1 grid gap-0.5">
            {entries.map(([path, text]) => {
              const label = fieldLabel(t, path) ?? labelOf?.(path) ?? rowLabel(t, path)
              const words = label === undefined ? text : t('placing.summary.line', { field: label, text })
              return (
                <li key={path}>
                  <FaultLine form={form} path={path} step={stepOf(path)} words={words} />
                </li>
              )
            })}
          </ul>
        )}
        {children}
      </div>
    </div>
  )
}

type FaultLineProps = {
  readonly form: Pick<ListingForm, 'id' | 'step' | 'stepPath'>
  readonly path: string
  readonly step: string
  readonly words: string
}

function FaultLine({ form, path, step, words }: FaultLineProps) {
  const look = 'inline-flex min-h-6 py-0.5 underline pointer-coarse:min-h-11'
  const target = fieldId(form.id, path)
  if (step !== form.step) {
    return (
      <SiteLink to={form.stepPath(step)} className={look}>
        {words}
      </SiteLink>
    )
  }
  return (
    <a
      href={`#${target}`}
      className={look}
      onClick={(event) => {
        // When a list item has no field of its own, its error leads to the field of the whole list.
        const field = document.getElementById(target) ?? nearest(form.id, path)
        if (!field) return
        event.preventDefault()
        field.focus()
      }}
    >
      {words}
    </a>
  )
}

function nearest(formId: string, path: string): HTMLElement | null {
  const parent = path.slice(0, path.lastIndexOf('.'))
  return parent === '' ? null : (document.getElementById(fieldId(formId, parent)) ?? nearest(formId, parent))
}

/** Names a cell of a table by the label of the table and the number of the row: «Обладнання 2». */
function rowLabel(t: PageContext['t'], path: string): string | undefined {
  const [, table = '', row] = /^(.+?)\.(\d+)(?:\.|$)/.exec(path) ?? []
  const label = fieldLabel(t, table)
  return label === undefined ? undefined : t('placing.summary.row', { field: label, at: Number(row) + 1 })
}
