import { isRedirect, useRouter } from '@tanstack/react-router'
import { apiErrorCode } from '@verstat/contract/browser'
import { useEffect, useRef, useState } from 'react'
import { useGoTo } from '../../lib/navigation/use-go-to.ts'
import { randomId } from '../../lib/storage/random-id.ts'
import { readSavedForm, type SavedForm, writeSavedForm } from '../../lib/storage/saved-forms.ts'
import { usePage } from '../../lib/use-page.ts'
import { faultsOf } from '../forms/form-faults.ts'
import { useEarlyValues } from './fields/use-field.ts'
import type { ListingForm, ListingFormOptions } from './listing-form.ts'
import { useCaretRestore } from './use-caret-restore.ts'
import { useDraftLink } from './use-draft-link.ts'
import { useServerDraft } from './use-server-draft.ts'
import { type FormFields, isSame, readFields } from './values/form-fields.ts'

/**
 * State of a listing's form: values, copies in the browser and on the server, checks for each step, and a submission
 * that never creates a listing twice.
 */
export function useListingForm<F extends FormFields, S extends string, A>(
  options: ListingFormOptions<F, S, A>,
): ListingForm<F, S> {
  const { kind, storageKey, start, steps, step, path, stepOf } = options
  const router = useRouter()
  const goTo = useGoTo()
  const page = usePage()
  const [fields, setFields] = useState<F>(start)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [text, setText] = useState<string>()
  const [refusals, setRefusals] = useState(0)
  const [isBusy, setBusy] = useState(false)
  // The second click of a double click may come before React has rendered `isBusy`.
  const isSending = useRef(false)
  const [savedAt, setSavedAt] = useState<string>()
  const [canSave, setCanSave] = useState(true)
  const [restored, setRestored] = useState<ListingForm<F>['restored']>()
  const [generation, setGeneration] = useState(0)
  const rememberCaret = useCaretRestore(generation)
  const [dropped, setDropped] = useState<F>()
  const copy = useRef<SavedForm | undefined>(undefined)
  const isSent = useRef(false)
  const uploading = useRef(new Map<string, number>())
  const [isHydrated, setHydrated] = useState(false)
  const server = useServerDraft({ ...options, copy, onRestored: restoreServerDraft })
  const link = useDraftLink(restoreServerDraft)

  useEarlyValues(kind, start, (typed) => {
    const saved = readSavedForm(storageKey)
    copy.current = saved
    setHydrated(true)
    if (saved) {
      const revived = readFields(start, saved.fields)
      setFields({ ...(options.revive?.(revived, saved) ?? revived), ...typed })
      setSavedAt(saved.savedAt)
      setRestored({ savedAt: saved.savedAt, step: saved.step })
      renew()
    } else {
      if (Object.keys(typed).length > 0) setFields({ ...start, ...typed })
      server.loadLatest()
    }
  })

  // Once the user has gone to another step, the notice about the restored form is no longer needed.
  const firstStep = useRef(step)
  useEffect(() => {
    if (step !== firstStep.current) setRestored(undefined)
  }, [step])

  useEffect(() => {
    if (!isHydrated || isSent.current) return
    if (isSame(fields, copy.current?.fields ?? start)) {
      // No value has changed, so save only the new step.
      if (copy.current && copy.current.step !== step) saveLocally({ ...copy.current, step })
      return
    }
    const now = new Date().toISOString()
    saveLocally({ id: randomId(), ...copy.current, fields, step, savedAt: now, ...baseOf(options.base) })
    setSavedAt(now)
    server.save()
  })

  /** Remounts all fields, because some fields keep their value in a React state of their own. */
  function renew(): void {
    rememberCaret()
    setGeneration((count) => count + 1)
  }

  function saveLocally(next: SavedForm): void {
    copy.current = next
    setCanSave(writeSavedForm(storageKey, next))
  }

  function restoreServerDraft(saved: SavedForm): void {
    // Keep the values typed in this browser, so that the user can get them back with undo.
    if (copy.current && copy.current.id !== saved.id) setDropped(readFields(start, copy.current.fields))
    copy.current = saved
    setFields(readFields(start, saved.fields))
    setSavedAt(saved.savedAt)
    setRestored({ savedAt: saved.savedAt, step: saved.step })
    renew()
    setCanSave(writeSavedForm(storageKey, saved))
  }

  function replace(next: F): void {
    setFields(next)
    renew()
  }

  function stepPath(name: string): string {
    return name === steps[0] ? path : `${path}?step=${name}`
  }

  function go(name: string): Promise<void> {
    return goTo(stepPath(name))
  }

  function refuse(wrong: Readonly<Record<string, string>>, whole?: string): void {
    const order = (name: string) => steps.indexOf(stepOf(name))
    setFaults(Object.fromEntries(Object.entries(wrong).toSorted(([a], [b]) => order(a) - order(b))))
    setText(whole)
    setRefusals((count) => count + 1)
  }

  async function submitStep(): Promise<void> {
    if (isUploading()) return refuse({}, page.t('placing.files.travel'))
    const wrong = Object.entries(options.check(fields)).filter(([name]) => stepOf(name) === step)
    if (wrong.length > 0) return refuse(Object.fromEntries(wrong))
    setFaults({})
    setText(undefined)
    await go(steps[steps.indexOf(step) + 1] ?? step)
  }

  function isUploading(): boolean {
    return Array.from(uploading.current.values()).some((count) => count > 0)
  }

  async function refuseAll(wrong: Readonly<Record<string, string>>, whole?: string): Promise<void> {
    const named = Object.fromEntries(Object.entries(wrong).map(([name, each]) => [nameOf(name), each]))
    refuse(named, whole)
    const first = steps.find((each) => Object.keys(named).some((name) => stepOf(name) === each))
    if (first !== undefined && first !== step) await go(first)
  }

  /**
   * Returns the name of the field that shows an error. For a text in two languages, this is the field in the language
   * of the page.
   */
  function nameOf(name: string): string {
    const own = `${name}.${page.locale}`
    return own in start ? own : name
  }

  async function submit(element: HTMLFormElement): Promise<void> {
    if (isSending.current) return
    const wrong = options.check(fields)
    if (Object.keys(wrong).length > 0) return refuseAll(wrong)
    const blocker = options.blocker?.(fields)
    if (blocker !== undefined) return refuse({}, blocker)
    isSending.current = true
    setBusy(true)
    try {
      const answer = await sendWithChallenge(element)
      isSent.current = true
      server.forget()
      writeSavedForm(storageKey, undefined)
      copy.current = undefined
      await options.done(answer, fields)
    } catch (error) {
      if (isRedirect(error)) await router.navigate(error.options)
      else if (!options.refused?.(error, form)) {
        const { fields: fieldErrors, text: whole } = faultsOf(page, error)
        await refuseAll(fieldErrors, whole)
      }
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  async function sendWithChallenge(element: HTMLFormElement): Promise<A> {
    const idempotencyKey = attemptKey()
    try {
      return await options.send(fields, { idempotencyKey }, element)
    } catch (error) {
      const code = apiErrorCode(error)
      if (code !== 'challenge_required' && code !== 'challenge_failed') throw error
      const { solveChallenge } = await import('../../lib/api/solve-challenge.ts')
      return options.send(fields, { idempotencyKey, challenge: await solveChallenge(page.send) }, element)
    }
  }

  /**
   * Returns the idempotency key of the submission. An equal body has the same key, even after a reload, so that a retry
   * does not create a second listing.
   */
  function attemptKey(): string {
    const body = JSON.stringify(options.body(fields))
    const known = copy.current?.attempt
    if (known?.body === body) return known.key
    const attempt = { key: randomId(), body }
    const now = new Date().toISOString()
    saveLocally({
      id: randomId(),
      savedAt: now,
      step,
      fields,
      ...copy.current,
      attempt,
      ...baseOf(options.base),
    })
    return attempt.key
  }

  const form: ListingForm<F, S> = {
    id: kind,
    fields,
    faults,
    text,
    refusals,
    step,
    steps,
    isBusy,
    savedAt,
    canSave,
    restored,
    generation,
    link: options.savesOnServer ? link : undefined,
    mailLink: server.mailLink,
    set(change) {
      setFields((current) => ({ ...current, ...change }))
      // Undo would overwrite this change, so undo is no longer possible.
      setDropped(undefined)
      const names = Object.keys(change)
      if (names.some((name) => name in faults)) {
        setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name))))
      }
    },
    update(name, change) {
      setFields((current) => ({ ...current, [name]: change(current[name]) }))
    },
    setUploading(name, count) {
      uploading.current.set(name, count)
    },
    startOver() {
      setDropped(fields)
      server.forget()
      writeSavedForm(storageKey, undefined)
      copy.current = undefined
      setSavedAt(undefined)
      setRestored(undefined)
      setFaults({})
      setText(undefined)
      replace(start)
      void go(steps[0] ?? step)
    },
    undoStartOver:
      dropped === undefined
        ? undefined
        : () => {
            replace(dropped)
            setDropped(undefined)
          },
    replace,
    stepPath,
    submit,
    onSubmit(event) {
      event.preventDefault()
      if (step === steps.at(-1)) void submit(event.currentTarget)
      else void submitStep()
    },
  }
  return form
}

function baseOf(base: SavedForm['base']) {
  return base ? { base } : {}
}
