import { useEffect, useLayoutEffect, useState } from 'react'

export type DecisionKeys = {
  readonly next: () => void
  readonly previous: () => void
  readonly approve: () => void
  readonly reject: () => void
}

const STORAGE_KEY = 'panel-keys'

/**
 * Single-letter shortcuts, active outside of fields. They can be switched off, because speech input can trigger them
 * by accident. Returns the state and its setter.
 */
export function useDecisionKeys(keys: DecisionKeys): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(true)

  useEffect(() => setOn(localStorage.getItem(STORAGE_KEY) !== 'off'), [])

  // A layout effect, so that the handler changes together with the shown item: a key never decides about an item that
  // is gone.
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

/** By physical key, so that they are the same in both keyboard layouts. */
const ACTS: Readonly<Record<string, keyof DecisionKeys>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyA: 'approve',
  KeyR: 'reject',
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select')
}
