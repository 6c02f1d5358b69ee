import type { User } from '@verstat/contract'
import { useState } from 'react'
import { usePage } from '../../lib/use-page.ts'
import { RecoveryCodes } from './recovery-code-list.tsx'
import { SecondFactorOff } from './second-factor-off.tsx'
import { SecondFactorOn } from './second-factor-on.tsx'

export function SecondFactorSection({ user }: { readonly user: User }) {
  const { session } = usePage()
  const [codes, setCodes] = useState<readonly string[]>()

  function show(recoveryCodes: readonly string[]) {
    session.expire()
    setCodes(recoveryCodes)
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
  return user.secondFactor.enabled ? (
    <SecondFactorOn user={user} onCodes={show} />
  ) : (
    <SecondFactorOff user={user} onCodes={show} />
  )
}
