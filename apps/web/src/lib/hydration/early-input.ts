/** A field that somebody can change. */
export type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What somebody did before the page was awake: a press, a key, or dropped files. */
export type EarlyAction = {
  readonly event: Event
  readonly on: HTMLElement
  /** The browser forgets what was dropped as soon as the event is over. */
  readonly files?: readonly File[] | undefined
}

export type EarlyInput = {
  /** In the order in which they were done. */
  readonly actions: EarlyAction[]
  /** Fields that were changed, with what stands in them. */
  readonly typed: Map<EarlyField, { readonly value: string; readonly isChecked: boolean }>
  /** Somebody has moved the page by hand, and wants to stay there. */
  hasScrolled?: true
  /** Is called with each act from then on. */
  onAction?: () => void
  /** The page is awake: from now on it hears everything itself. */
  stop(): void
  /** The page will not wake up: what was pressed first is left to the browser, and everything from now on. */
  fail(): void
}

declare global {
  interface Window {
    earlyInput?: EarlyInput
  }
}

const MOST = 40
/** A hand that presses moves less than this, in CSS pixels; further off, it has thought better of it. */
const STILL = 9
const WRITABLE = 'input:not([type=checkbox],[type=radio]),textarea,select'

/**
 * Keeps what somebody does before the page is awake, because until then nothing of ours hears it; `replay-early-input.ts`
 * does it again. What the browser can do by itself it does at once: links, forms that lead to an address, popovers,
 * boxes. Runs in the head of every page (`early-script.ts`), so it is small and knows nothing else of ours.
 */
export function recordEarlyInput(): EarlyInput {
  const root = document.documentElement
  const actions: EarlyAction[] = []
  const listening = new AbortController()
  let down: PointerEvent | undefined
  const early: EarlyInput = {
    actions,
    typed: new Map(),
    stop() {
      listening.abort()
      if (down) addEventListener('click', pressAgain, { capture: true, once: true })
    },
    fail() {
      early.stop()
      delete root.dataset.js
      for (const { on } of actions) on.removeAttribute('aria-busy')
      actions[0]?.on.click()
    },
  }

  function listen<E extends Event>(name: string, hear: (event: E, on: HTMLElement) => void): void {
    const options = { capture: true, signal: listening.signal }
    addEventListener(name, (event) => hear(event as E, event.target as HTMLElement), options)
  }

  function keep(event: Event, on: HTMLElement, files?: readonly File[]): void {
    event.preventDefault()
    event.stopImmediatePropagation()
    // What waits says so, and is not pressed twice.
    const isAgain = event.type === 'click' && on.ariaBusy === 'true'
    if (event.type === 'click') on.ariaBusy = 'true'
    if (!isAgain && actions.length < MOST) actions.push({ event, on, files })
    early.onAction?.()
  }

  /** A search leads to an address: the browser sends it, unless it would overtake something. */
  const waits = (form: HTMLFormElement | null) => form && (form.method === 'post' || actions.length > 0)

  listen<PointerEvent>('pointerdown', (event, on) => {
    down = event
    // The bar at the side.
    if (on === root) early.hasScrolled = true
  })

  for (const name of ['wheel', 'touchmove']) {
    listen(name, () => {
      early.hasScrolled = true
    })
  }

  /**
   * When the page moves under a hand that presses, the browser tells of what holds both places: what was pressed is
   * pressed in its stead. Answers whether that was so.
   */
  function pressAgain(event: MouseEvent): boolean {
    const begun = down
    down = undefined
    if (!begun || Math.hypot(event.clientX - begun.clientX, event.clientY - begun.clientY) > STILL)
      return false
    const pressed = (begun.target as Element).closest<HTMLElement>('button,a,summary,label,input')
    if (!pressed || pressed.contains(event.target as Node)) return false
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed.click()
    return true
  }

  listen<MouseEvent>('click', (event, on) => {
    if (pressAgain(event)) return
    const pressed = on.closest<HTMLButtonElement>(
      'button:not([popovertarget]),a[href]:not([target],[download])',
    )
    if (!pressed || event.button || event.shiftKey || hasModifier(event)) return
    const isLeft = pressed.matches('a')
      ? !pressed.matches('[data-waits]') && actions.length + early.typed.size === 0
      : pressed.type === 'submit' && !waits(pressed.form)
    if (!isLeft) keep(event, pressed)
  })

  listen<KeyboardEvent>('keydown', (event, on) => {
    const { key } = event
    if (/^(Arrow|Page|Home|End| )/.test(key)) early.hasScrolled = true
    if (event.isComposing || event.repeat || hasModifier(event)) return
    const isKept =
      key === 'Enter'
        ? on.matches('input:not([type=file])') && waits((on as HTMLInputElement).form)
        : !on.matches(WRITABLE) && (/^[^ /]$/.test(key) || (key === ' ' && isInWords(on)))
    if (isKept) keep(event, on)
  })

  /** A blank between letters is meant for what they are; any other scrolls. */
  const isInWords = (on: HTMLElement) => actions.length > 0 && on === document.body

  for (const name of ['input', 'change']) {
    listen(name, (event, on) => {
      event.stopImmediatePropagation()
      const field = on as HTMLInputElement
      early.typed.set(field, { value: field.value, isChecked: field.checked })
      early.onAction?.()
    })
  }

  for (const name of ['dragover', 'drop']) {
    listen<DragEvent>(name, (event, on) => {
      if (!on.closest('[data-takes-files]')) return
      if (name === 'drop') keep(event, on, [...(event.dataTransfer?.files ?? [])])
      else event.preventDefault()
    })
  }

  return early
}

/** `/` moves to the search field at once, unless somebody is writing: what is typed next is typed there. */
export function listenForSearchKey(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || hasModifier(event) || (event.target as Element).matches(WRITABLE)) return
    const fields = document.querySelectorAll<HTMLInputElement>('main [type=search],header [type=search]')
    const field = [...fields].find((each) => each.checkVisibility())
    if (!field) return
    event.preventDefault()
    field.focus()
    field.select()
  })
}

function hasModifier(event: MouseEvent | KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey
}
