import { redirect } from '@tanstack/react-router'
import type { User } from '@verstat/contract'
import { apiErrorCode } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'

/** A listing that was just placed, as far as the page of thanks tells of it. */
export type Thanks = {
  readonly slug: string
  /** What its owner sees; absent for visitors, whose browser alone knows what they placed. */
  readonly own?: { readonly status: string; readonly waitsForMail: boolean }
}

type Placed = { readonly status: string; readonly submitWhenVerified: boolean }

/** Who is signed in sees the listing's status; for one that is not theirs there are no thanks. */
export async function loadThanks(
  context: PageContext & { readonly user: User | null },
  slug: string,
  get: () => Promise<Placed>,
): Promise<Thanks> {
  if (!context.user) return { slug }
  try {
    const { status, submitWhenVerified } = await get()
    return { slug, own: { status, waitsForMail: submitWhenVerified } }
  } catch (error) {
    if (apiErrorCode(error) === 'not_found') throw redirect({ to: '/advertisement', replace: true })
    throw error
  }
}
