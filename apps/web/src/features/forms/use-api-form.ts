import { isRedirect, useRouter } from '@tanstack/react-router'
import type { CallOptions } from '@verstat/contract'
import { apiErrorCode } from '@verstat/contract/browser'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { usePage } from '../../lib/use-page.ts'
import { restoreDraft, saveDraft } from './form-draft.ts'
import { type FormFaults, faultsOf } from './form-faults.ts'
import { type FormValues, readForm } from './form-values.ts'

export type ApiFormOptions<T> = {
  /** Unique on the page. The HTML ids of the fields begin with this id. */
  readonly id: string
  readonly send: (values: FormValues, options: CallOptions) => Promise<T>
  /** Runs after a successful submission, before the form can be submitted again. */
  readonly done: (answer: T, form: HTMLFormElement) => void | Promise<void>
  /** Returns true when the caller has handled the error, so that the form does not show it. */
  readonly refused?: (error: unknown) => boolean
  /**
   * Checks rules that the API does not have, before the form is sent. Returns messages by field name. Any message stops
   * the submission.
   */
  readonly check?: (values: FormValues, form: HTMLFormElement) => Readonly<Record<string, string>>
  /** Solves a proof-of-work challenge before the first call, without waiting for the API to ask for one. */
  readonly solvesChallenge?: boolean
  /** Returns the label of a field, with which the summary of the errors names it. */
  readonly labelOf?: (name: string) => string | undefined
  /** Returns the fields whose errors disappear when the user changes a field. Without it, errors stay until the next try. */
  readonly mends?: (name: string) => readonly string[]
  /** Errors to show from the beginning, such as those of a form that was submitted without JavaScript. */
  readonly faults?: FormFaults | undefined
}

export type ApiForm = {
  readonly id: string
  readonly faults: FormFaults | null
  /** Counts the submissions that were refused. The summary of the errors takes the focus after each. */
  readonly refusals?: number
  readonly labelOf?: ((name: string) => string | undefined) | undefined
  readonly isBusy: boolean
  readonly props: {
    readonly id: string
    readonly ref: React.RefObject<HTMLFormElement | null>
    readonly method: 'post'
    readonly noValidate: true
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
    readonly onInput?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
  }
}

/**
 * State of a form that is submitted to an API call. The API validates the values. The form shows the errors of the API
 * at the fields and keeps the typed values. When the API requires a proof-of-work challenge, the form solves one. When
 * the session has ended, the user signs in and then returns to the form.
 */
export function useApiForm<T>(options: ApiFormOptions<T>): ApiForm {
  const router = useRouter()
  const page = usePage()
  const ref = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<FormFaults | null>(options.faults ?? null)
  const [refusals, setRefusals] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const { id } = options

  useEffect(() => {
    if (ref.current) restoreDraft(id, ref.current)
  }, [id])

  async function submit(form: HTMLFormElement) {
    const values = readForm(form)
    const found = options.check?.(values, form) ?? {}
    if (Object.keys(found).length > 0) return refuse({ fields: inOrder(found, form) })
    setBusy(true)
    try {
      const answer = await sendWithChallenge(values)
      setFaults(null)
      await options.done(answer, form)
    } catch (error) {
      if (isRedirect(error)) {
        saveDraft(id, form)
        await router.navigate(error.options)
      } else if (!options.refused?.(error)) {
        const { fields, ...rest } = faultsOf(page, error)
        refuse({ ...rest, fields: inOrder(fields, form) })
      }
    } finally {
      setBusy(false)
    }
  }

  function refuse(found: FormFaults) {
    setFaults(found)
    setRefusals((count) => count + 1)
  }

  async function sendWithChallenge(values: FormValues): Promise<T> {
    try {
      return await options.send(values, options.solvesChallenge ? { challenge: await solve() } : {})
    } catch (error) {
      const code = apiErrorCode(error)
      // Repeat the call once with a new proof-of-work challenge. A challenge that took long to solve may have expired.
      if (code !== 'challenge_required' && code !== 'challenge_failed') throw error
      return options.send(values, { challenge: await solve() })
    }
  }

  async function solve(): Promise<string> {
    const { solveChallenge } = await import('../../lib/api/solve-challenge.ts')
    return solveChallenge(page.send)
  }

  return {
    id,
    faults,
    refusals,
    labelOf: options.labelOf,
    isBusy,
    props: {
      id,
      ref,
      method: 'post',
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        if (!isBusy) void submit(event.currentTarget)
      },
      onInput: options.mends && ((event) => setFaults((shown) => withoutMended(shown, event, options.mends))),
    },
  }
}

/** Takes out the errors that the change of a field has mended. */
function withoutMended(
  faults: FormFaults | null,
  { target }: FormEvent<HTMLFormElement>,
  mends: ((name: string) => readonly string[]) | undefined,
): FormFaults | null {
  const name = target instanceof Element ? target.getAttribute('name') : null
  if (!faults || !mends || name === null) return faults
  const mended = new Set(mends(name))
  const left = Object.entries(faults.fields).filter(([field]) => !mended.has(field))
  if (left.length === Object.keys(faults.fields).length) return faults
  return left.length === 0 && faults.text === undefined
    ? null
    : { ...faults, fields: Object.fromEntries(left) }
}

/** Sorts the errors by the order of the fields in the form. Errors of unknown fields come last. */
function inOrder(fields: FormFaults['fields'], form: HTMLFormElement): FormFaults['fields'] {
  const names = Array.from(form.elements, (field) => field.getAttribute('name'))
  const place = (name: string) => {
    const at = names.indexOf(name)
    return at < 0 ? names.length : at
  }
  return Object.fromEntries(Object.entries(fields).toSorted(([a], [b]) => place(a) - place(b)))
}
