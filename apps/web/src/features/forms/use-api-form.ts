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
  /** Errors to show from the beginning, such as those of a form that was submitted without JavaScript. */
  readonly faults?: FormFaults | undefined
}

export type ApiForm = {
  readonly id: string
  readonly faults: FormFaults | null
  readonly isBusy: boolean
  readonly props: {
    readonly id: string
    readonly ref: React.RefObject<HTMLFormElement | null>
    readonly method: 'post'
    readonly noValidate: true
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
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
  const [isBusy, setBusy] = useState(false)
  const { id } = options

  useEffect(() => {
    if (ref.current) restoreDraft(id, ref.current)
  }, [id])

  async function submit(form: HTMLFormElement) {
    const values = readForm(form)
    const found = options.check?.(values, form) ?? {}
    if (Object.keys(found).length > 0) return setFaults({ fields: inOrder(found, form) })
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
        setFaults({ ...rest, fields: inOrder(fields, form) })
      }
    } finally {
      setBusy(false)
    }
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
    },
  }
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
