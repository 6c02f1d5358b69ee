import { usePage } from '../../../lib/use-page.ts'
import { refusalFaults } from '../../forms/form-faults.ts'
import type { AccessView } from './load-access.ts'

/** What was typed into a form that was refused without JavaScript, and what is wrong with it. */
export function useRefused({ refused }: Pick<AccessView, 'refused'>, act: string) {
  const page = usePage()
  if (refused?.values.act !== act) return undefined
  return { typed: refused.values, faults: refusalFaults(page, refused.refusal) }
}
