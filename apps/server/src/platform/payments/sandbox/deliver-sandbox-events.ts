import type { ProviderDeps } from '../provider-request.ts'
import type { SandboxDeps } from './sandbox.ts'
import { SIGNATURE_HEADER, signCallback } from './sandbox-signature.ts'
import { claimEvents, type DueEvent, markSent } from './sandbox-store.ts'

const TIMEOUT_MS = 10_000

export type DeliveryDeps = Pick<SandboxDeps, 'db' | 'secret' | 'now'> & Pick<ProviderDeps, 'fetch'>

/** Sends the callbacks that are due, in order. A callback without a success response is sent again later. */
export async function deliverEvents(deps: DeliveryDeps): Promise<void> {
  const due = await claimEvents(deps.db, deps.now())
  for (const event of due.toSorted((left, right) => Number(left.position) - Number(right.position))) {
    if (await send(deps, event)) await markSent(deps.db, event.id, deps.now())
  }
}

async function send({ fetch, secret, now }: DeliveryDeps, event: DueEvent): Promise<boolean> {
  const signature = signCallback(event.is_forged ? `not ${secret}` : secret, event.body, now())
  try {
    const response = await fetch(event.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      body: event.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    // The receiver is unreachable, so the callback is sent again later.
    return false
  }
}
