import type { AccountsContext, Tx } from '../accounts-context.ts'
import type { UserRow } from '../user.repository.ts'

/**
 * Whether to tell a user at sign-in that the terms they accepted have changed. True once per change, also under
 * concurrent sign-ins.
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
