import { useEffect, useLayoutEffect, useState } from 'react'

export type DecisionKeys = {
  readonly next: () => void
  readonly previous: () => void
  readonly approve: () => void
  readonly reject: () => void
  readonly select: () => void
  readonly undo: () => void
}

const STORAGE_KEY = 'panel-keys'

/**
 * Handles single-letter shortcuts while no field has the focus. The user can switch the shortcuts off, because speech
 * input can trigger shortcuts by accident. Returns whether the shortcuts are on, and the setter.
 */
export function useDecisionKeys(keys: DecisionKeys): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(true)

  useEffect(() => setOn(localStorage.getItem(STORAGE_KEY) !== 'off'), [])

  // A layout effect runs before the browser handles the next key, so a key never decides about an item that is no
  // longer shown.
  useLayoutEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isField(event.target)) return
      const act = ACTS[event.code]
      if (!act) return
      event.preventDefault()
      keys[act]()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn, keys])

  return [
    isOn,
    (wanted) => {
      localStorage.setItem(STORAGE_KEY, wanted ? 'on' : 'off')
      setOn(wanted)
    },
  ]
}

/** Shortcuts use physical keys, so that they work with the Ukrainian and the English keyboard layout. */
const ACTS: Readonly<Record<string, keyof DecisionKeys>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyA: 'approve',
  KeyR: 'reject',
  KeyX: 'select',
  KeyU: 'undo',
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select')
}
