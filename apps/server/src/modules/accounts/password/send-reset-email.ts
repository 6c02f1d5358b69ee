import * as z from 'zod/mini'
import { RESET_EMAILS } from '../accounts.limits.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { sendAccountEmail } from '../mail/account-emails.ts'
import * as users from '../user.repository.ts'
import { issueCode } from '../user-codes.ts'

const Payload = z.object({ email: z.string() })

export const RESET_TASK = 'accounts.reset-password'

/** Sends the e-mail only if the address belongs to an account that is still below `RESET_EMAILS`. */
export async function sendResetEmail(
  ctx: Pick<AccountsContext, 'db' | 'now' | 'accounts'>,
  payload: unknown,
): Promise<void> {
  const { email } = Payload.parse(payload)
  await ctx.db.transaction().execute(async (tx) => {
    const found = await users.findByEmail(tx, email)
    if (!found) return
    // Several of these jobs may run at the same time. The lock makes codes that earlier jobs created visible to the
    // count below.
    const user = await users.findForUpdate(tx, found.id)
    if (!user) return
    const since = new Date(ctx.now().getTime() - RESET_EMAILS.windowMs)
    const { count } = await tx
      .selectFrom('user_codes')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', user.id)
      .where('kind', '=', 'reset')
      .where('created_at', '>', since)
      .executeTakeFirstOrThrow()
    if (count >= RESET_EMAILS.max) return
    const code = await issueCode(tx, { kind: 'reset', userId: user.id, email: user.email, now: ctx.now() })
    await sendAccountEmail(tx, ctx.accounts.mail, user, { kind: 'reset', code })
  })
}
