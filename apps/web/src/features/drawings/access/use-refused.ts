import { useState } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import { errorData, refusalFaults } from '../../forms/form-faults.ts'
import type { AccessView } from './load-access.ts'
import { refusalText } from './refusal-text.ts'

/**
 * What was typed into a form that was refused without JavaScript, and what is wrong with it. `said` is what the last
 * refusal says in words of its own, however the form was sent; `refused` handles such a refusal.
 */
export function useRefused({ refused }: Pick<AccessView, 'refused'>, act: 'ask' | 'nda') {
  const page = usePage()
  const before = refused?.values.act === act ? refused : undefined
  const [said, setSaid] = useState(() => refusalText(page.t, act, before?.refusal))
  return {
    typed: before?.values ?? {},
    faults: before && said === undefined ? refusalFaults(page, before.refusal) : undefined,
    said,
    refused(error: unknown): boolean {
      const text = refusalText(page.t, act, errorData(error))
      setSaid(text)
      return text !== undefined
    },
  }
}
