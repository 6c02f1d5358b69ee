import type { EarlyAction, EarlyField, EarlyInput } from './early-input.ts'

/**
 * Replays typed values first, then clicks, keys and dropped files in their order. Each action is a task of its own, so
 * that React can render between two actions.
 */
export async function replayEarlyInput({ actions, typed, stop }: EarlyInput): Promise<void> {
  stop()
  for (const { on } of actions) on.removeAttribute('aria-busy')
  for (const [field, state] of typed) restore(currentElement(field), state)
  for (const action of actions) {
    await nextTask()
    replay(action)
  }
}

/**
 * Makes React hydrate the page content now. React does so when an event happens inside content that is not hydrated
 * yet. The event `reset` has no other effect.
 */
export function hydrateContent(): void {
  document.querySelector('#content > *')?.dispatchEvent(new Event('reset'))
}

function replay({ event, on, files = [] }: EarlyAction): void {
  if (event.type === 'click') currentElement(on)?.click()
  else if (event instanceof KeyboardEvent) pressKey(event, on)
  else if (event instanceof DragEvent) drop(currentElement(on), files)
}

/** Returns the same element, or the element that replaced it when a form was restored from storage. */
function currentElement(element: HTMLElement): HTMLElement | undefined {
  if (element.isConnected) return element
  const other = element.id === '' ? null : document.getElementById(element.id)
  return other?.localName === element.localName ? other : undefined
}

function restore(
  field: HTMLElement | undefined,
  { value, isChecked }: { value: string; isChecked: boolean },
): void {
  if (field instanceof HTMLInputElement && field.type === 'file') dispatch(field, 'change')
  else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    field.checked = !isChecked
    field.click()
  } else if (field instanceof HTMLSelectElement) {
    field.value = value
    dispatch(field, 'input', 'change')
  } else if (isTextField(field)) setText(field, value)
}

/**
 * Makes React see the typed value, because React ignores a value that it already knows. So React's setter gets ''
 * first, and then the native setter gets the typed value.
 */
function setText(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const [from, to] = [field.selectionStart, field.selectionEnd]
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (from !== null && document.activeElement === field) field.setSelectionRange(from, to)
  dispatch(field, 'input')
}

function isTextField(element: unknown): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

function dispatch(field: EarlyField, ...names: readonly string[]): void {
  for (const name of names) field.dispatchEvent(new Event(name, { bubbles: true }))
}

function pressKey({ key, code, shiftKey }: KeyboardEvent, on: HTMLElement): void {
  // A key that was pressed without focus goes to the element that an earlier replayed key has focused.
  const target = on === document.body ? (document.activeElement ?? on) : currentElement(on)
  const event = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true })
  if (!target?.dispatchEvent(event)) return
  if (key === 'Enter') {
    if (target instanceof HTMLInputElement && target.form) submit(target.form)
  } else if (isTextField(target)) {
    target.setRangeText(key, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end')
    dispatch(target, 'input')
  }
}

/** Submits with the first submit button of the form, as browsers do on Enter. */
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
