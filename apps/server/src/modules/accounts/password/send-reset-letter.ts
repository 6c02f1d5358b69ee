import { RESET_LETTERS } from '../accounts.limits.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { sendLetter } from '../letters/account-letters.ts'
import * as users from '../user.repository.ts'
import { issueCode } from '../user-codes.ts'

/** The name of the job behind a request to reset a password. */
export const RESET_TASK = 'accounts.reset-password'

/** Sends the letter, if the address has an account and has not had enough of them. */
export async function sendResetLetter(
  ctx: Pick<AccountsContext, 'db' | 'now' | 'accounts'>,
  payload: unknown,
): Promise<void> {
  const { email } = payload as { email: string }
  await ctx.db.transaction().execute(async (tx) => {
    const found = await users.findByEmail(tx, email)
    if (!found) return
    // Several of these jobs run at once: each has to see the codes of those before it.
    const user = await users.findForUpdate(tx, found.id)
    if (!user) return
    const since = new Date(ctx.now().getTime() - RESET_LETTERS.windowMs)
    const { count } = await tx
      .selectFrom('user_codes')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', user.id)
      .where('kind', '=', 'reset')
      .where('created_at', '>', since)
      .executeTakeFirstOrThrow()
    if (count >= RESET_LETTERS.max) return
    const code = await issueCode(tx, { kind: 'reset', userId: user.id, email: user.email, now: ctx.now() })
    await sendLetter(tx, ctx.accounts.letters, user, { kind: 'reset', code })
  })
}
