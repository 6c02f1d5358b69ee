import { useEffect, useLayoutEffect, useState } from 'react'

export type DecisionKeys = {
  readonly next: () => void
  readonly previous: () => void
  readonly approve: () => void
  readonly reject: () => void
}

const KEPT = 'panel-keys'

/**
 * Single letters as keys, wherever the focus is but in a field. They can be turned off, because who speaks to the
 * computer presses letters without meaning to. Answers whether they are on, and the switch.
 */
export function useDecisionKeys(keys: DecisionKeys): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(true)

  useEffect(() => setOn(localStorage.getItem(KEPT) !== 'off'), [])

  // Together with what they decide about: a key never acts on what is no longer shown.
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
      localStorage.setItem(KEPT, wanted ? 'on' : 'off')
      setOn(wanted)
    },
  ]
}

/** By their place on the keyboard, so that they are the same in both layouts. */
const ACTS: Readonly<Record<string, keyof DecisionKeys>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyA: 'approve',
  KeyR: 'reject',
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select')
}
