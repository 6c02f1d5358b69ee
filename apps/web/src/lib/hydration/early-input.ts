export type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** User input before hydration: a click, a key press or dropped files. */
export type EarlyAction = {
  readonly event: Event
  readonly on: HTMLElement
  /** The files are copied at once, because the browser clears the list of dropped files after the event. */
  readonly files?: readonly File[] | undefined
}

export type EarlyInput = {
  readonly actions: EarlyAction[]
  readonly typed: Map<EarlyField, { readonly value: string; readonly isChecked: boolean }>
  /** True when the user has scrolled. Then the scroll position must not be reset. */
  hasScrolled?: true
  onAction?: () => void
  /** Stops recording, because the page is hydrated and handles events itself. */
  stop(): void
  /** Hydration failed. Stops recording and lets the browser handle the first recorded click. */
  fail(): void
}

declare global {
  interface Window {
    earlyInput?: EarlyInput
  }
}

const MAX_ACTIONS = 40
/** Distance in CSS pixels. If the pointer moves further between press and release, the click is cancelled. */
const CLICK_TOLERANCE = 9
const WRITABLE = 'input:not([type=checkbox],[type=radio]),textarea,select'

/**
 * Records user input before hydration, because no handler of the app would see this input. `replay-early-input.ts`
 * replays it. The browser still handles what works without JavaScript: links, GET forms, popovers and checkboxes. The
 * code runs in the head of every page (`early-script.ts`), so it must stay small and have no imports.
 */
export function recordEarlyInput(): EarlyInput {
  const root = document.documentElement
  const actions: EarlyAction[] = []
  const listening = new AbortController()
  let down: { readonly x: number; readonly y: number; readonly on: HTMLElement } | undefined
  const early: EarlyInput = {
    actions,
    typed: new Map(),
    stop() {
      listening.abort()
      if (down) addEventListener('click', clickMovedTarget, { capture: true, once: true })
    },
    fail() {
      early.stop()
      delete root.dataset.js
      for (const { on } of actions) on.removeAttribute('aria-busy')
      actions[0]?.on.click()
    },
  }

  function listen<K extends keyof WindowEventMap>(
    name: K,
    handle: (event: WindowEventMap[K], on: HTMLElement) => void,
  ): void {
    const options = { capture: true, signal: listening.signal }
    addEventListener(name, (event) => handle(event, event.target as HTMLElement), options)
  }

  function record(event: Event, on: HTMLElement, files?: readonly File[]): void {
    event.preventDefault()
    event.stopImmediatePropagation()
    // A recorded click marks its element as busy. A second click on the same element is ignored.
    const isAgain = event.type === 'click' && on.ariaBusy === 'true'
    if (event.type === 'click') on.ariaBusy = 'true'
    if (!isAgain && actions.length < MAX_ACTIONS) actions.push({ event, on, files })
    early.onAction?.()
  }

  /** The browser sends a GET form at once, unless earlier actions still wait. */
  const mustWait = (form: HTMLFormElement | null) => form && (form.method === 'post' || actions.length > 0)

  listen('pointerdown', (event, on) => {
    down = { x: event.clientX, y: event.clientY, on }
    // The user pressed the scrollbar.
    if (on === root) early.hasScrolled = true
  })

  for (const name of ['wheel', 'touchmove'] as const) {
    listen(name, () => {
      early.hasScrolled = true
    })
  }

  /**
   * A layout shift during a click can move the pressed element away, so that the click event goes to a common ancestor.
   * In this case the function clicks the pressed element.
   */
  function clickMovedTarget(event: MouseEvent): boolean {
    const begun = down
    down = undefined
    if (!begun || Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > CLICK_TOLERANCE) return false
    const pressed = begun.on.closest<HTMLElement>('button,a,summary,label,input')
    if (!pressed || event.composedPath().includes(pressed)) return false
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed.click()
    return true
  }

  listen('click', (event, on) => {
    if (clickMovedTarget(event)) return
    const pressed = on.closest<HTMLButtonElement>(
      'button:not([popovertarget]),a[href]:not([target],[download])',
    )
    if (!pressed || event.button || event.shiftKey || hasModifier(event)) return
    const isNative = pressed.matches('a')
      ? !pressed.matches('[data-waits]') && actions.length + early.typed.size === 0
      : pressed.type === 'submit' && !mustWait(pressed.form)
    if (!isNative) record(event, pressed)
  })

  listen('keydown', (event, on) => {
    const { key } = event
    if (/^(Arrow|Page|Home|End| )/.test(key)) early.hasScrolled = true
    if (event.isComposing || event.repeat || hasModifier(event)) return
    const isRecorded =
      key === 'Enter'
        ? on instanceof HTMLInputElement && on.type !== 'file' && mustWait(on.form)
        : !on.matches(WRITABLE) && (/^[^ /]$/.test(key) || (key === ' ' && continuesText(on)))
    if (isRecorded) record(event, on)
  })

  /** A space after typed letters is part of the text. Any other space scrolls the page. */
  const continuesText = (on: HTMLElement) => actions.length > 0 && on === document.body

  for (const name of ['input', 'change'] as const) {
    listen(name, (event, on) => {
      event.stopImmediatePropagation()
      const field = on as HTMLInputElement
      early.typed.set(field, { value: field.value, isChecked: field.checked })
      early.onAction?.()
    })
  }

  for (const name of ['dragover', 'drop'] as const) {
    listen(name, (event, on) => {
      if (!on.closest('[data-takes-files]')) return
      if (name === 'drop') record(event, on, [...(event.dataTransfer?.files ?? [])])
      else event.preventDefault()
    })
  }

  return early
}

/** The key `/` focuses the search field even before hydration, unless the user is typing in a field. */
export function listenForSearchKey(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || hasModifier(event) || document.activeElement?.matches(WRITABLE)) return
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
