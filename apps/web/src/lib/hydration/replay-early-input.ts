import type { EarlyAction, EarlyField, EarlyInput } from './early-input.ts'

/**
 * Does again what somebody did before the page was awake (`early-input.ts`): what was typed first, then presses, keys and
 * drops in their order, each after the page has taken in the one before.
 */
export async function replayEarlyInput({ actions, typed, stop }: EarlyInput): Promise<void> {
  stop()
  for (const { on } of actions) on.removeAttribute('aria-busy')
  for (const [field, state] of typed) type(stillThere(field), state)
  for (const action of actions) {
    await nextTask()
    replay(action)
  }
}

/**
 * React wakes what is inside a boundary when it has nothing else to do, or at once for an event that happens there. Any
 * event will do; this one means nothing to anybody.
 */
export function hydrateContent(): void {
  document.querySelector('#content > *')?.dispatchEvent(new Event('reset'))
}

function replay({ event, on, files = [] }: EarlyAction): void {
  if (event.type === 'click') stillThere(on)?.click()
  else if (event instanceof KeyboardEvent) pressKey(event, on)
  else if (event instanceof DragEvent) drop(stillThere(on), files)
}

/** The same element, or the one that took its place when a form was filled from what had been kept. */
function stillThere<E extends HTMLElement>(element: E): E | undefined {
  if (element.isConnected) return element
  const other = element.id === '' ? null : document.getElementById(element.id)
  return other?.localName === element.localName ? (other as E) : undefined
}

function type(
  field: EarlyField | undefined,
  { value, isChecked }: { value: string; isChecked: boolean },
): void {
  if (!field) return
  if (field instanceof HTMLInputElement && field.type === 'file') tell(field, 'change')
  else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    field.checked = !isChecked
    field.click()
  } else if (field instanceof HTMLSelectElement) {
    field.value = value
    tell(field, 'input', 'change')
  } else retype(field, value)
}

/**
 * React compares with the value that it knows itself and is silent about one that it has put there. So it is given
 * another first, and the typed one behind its back.
 */
function retype(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const [from, to] = [field.selectionStart, field.selectionEnd]
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (from !== null && document.activeElement === field) field.setSelectionRange(from, to)
  tell(field, 'input')
}

function tell(field: EarlyField, ...names: readonly string[]): void {
  for (const name of names) field.dispatchEvent(new Event(name, { bubbles: true }))
}

function pressKey({ key, code, shiftKey }: KeyboardEvent, on: HTMLElement): void {
  // A key that was pressed nowhere is meant for what an earlier one has moved to.
  const target = on === document.body ? (document.activeElement ?? on) : stillThere(on)
  const event = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true })
  if (!target?.dispatchEvent(event)) return
  if (key === 'Enter') {
    if (target instanceof HTMLInputElement && target.form) submit(target.form)
  } else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    target.setRangeText(key, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end')
    tell(target, 'input')
  }
}

/** As the browser does for Enter: by the form's first button that sends. */
function submit(form: HTMLFormElement): void {
  const button = [...form.elements].find(
    (each) => each instanceof HTMLButtonElement && each.type === 'submit',
  )
  if (button instanceof HTMLButtonElement) button.click()
  else form.requestSubmit()
}

function drop(on: HTMLElement | undefined, files: readonly File[]): void {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  on?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
