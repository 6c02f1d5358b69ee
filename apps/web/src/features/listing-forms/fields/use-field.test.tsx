import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { useEarlyValues } from './use-field.ts'

afterEach(() => {
  document.body.replaceChildren()
})

test('a press right after the form appeared sees the restored values', () => {
  const submitted: string[] = []
  function Form() {
    const [title, setTitle] = useState('')
    useEarlyValues('form', { title }, () => setTitle('Restored'))
    return (
      <form id="form">
        <button type="button" onClick={() => submitted.push(title)}>
          Save
        </button>
      </form>
    )
  }
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(<Form />))
  document.querySelector('button')?.click()
  expect(submitted).toEqual(['Restored'])
  root.unmount()
})
