import { TriangleExclamationPoint } from '@verstat/ui/icons'
import { useEffect, useRef } from 'react'
import { usePage } from '../../lib/use-page.ts'
import type { ApiForm } from './use-api-form.ts'

/** Lists all errors of the form. This summary takes the focus, and each line links to the field with the error. */
export function FormSummary({ form }: { readonly form: ApiForm }) {
  const { t } = usePage()
  const { id, faults, refusals = 0, labelOf } = form
  const isShown = faults !== null
  const box = useRef<HTMLDivElement>(null)

  // A mended field shortens the list, but does not move the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every refusal takes the focus anew
  useEffect(() => {
    if (!isShown) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown, refusals])

  if (!faults) return null
  const fields = Object.entries(faults.fields)
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="flex scroll-mt-4 gap-3 rounded-8 border border-bad/40 bg-bad-soft px-4 py-3"
    >
      <TriangleExclamationPoint size={20} className="mt-0.5 shrink-0 text-bad" />
      <div className="min-w-0">
        <p className="font-medium">{faults.text ?? t('forms.summary.heading', { n: fields.length })}</p>
        {fields.length > 0 && (
          <ul className="mt-1 grid gap-0.5">
            {fields.map(([name, text]) => (
              <li key={name}>
                <FaultLink fieldId={fieldId(id, name)} text={text} name={name} label={labelOf?.(name)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** Returns the HTML id of a field. The error summary links to this id. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}

type FaultLinkProps = {
  readonly fieldId: string
  readonly name: string
  readonly text: string
  readonly label: string | undefined
}

function FaultLink({ fieldId: target, name, text, label: given }: FaultLinkProps) {
  const { t } = usePage()
  const key = `forms.label.${name}`
  const found = given ?? (t.has(key) ? t(key) : '')
  const label = found && `${found}: `
  return (
    <a
      href={`#${target}`}
      className="inline-flex min-h-6 py-0.5 underline pointer-coarse:min-h-11"
      onClick={(event) => {
        const field = document.getElementById(target)
        if (!field) return
        event.preventDefault()
        field.focus()
      }}
    >
      {label}
      {text}
    </a>
  )
}
