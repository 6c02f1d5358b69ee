import type { AccountsContext, Tx } from '../accounts-context.ts'
import type { UserRow } from '../user.repository.ts'

/**
 * Returns true if the user must be told at sign-in that the terms have changed since the user accepted them. Returns
 * true only once per change, even when several sign-ins run at the same time.
 */
export async function notifyOfTerms(
  { accounts: { hooks } }: Pick<AccountsContext, 'accounts'>,
  tx: Tx,
  user: UserRow,
): Promise<boolean> {
  if (user.terms_version === null) return false
  const version = await hooks.termsVersion(tx)
  if (version === user.terms_version || version === user.terms_told) return false
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ terms_told: version })
    .where('id', '=', user.id)
    .where('terms_told', 'is distinct from', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
