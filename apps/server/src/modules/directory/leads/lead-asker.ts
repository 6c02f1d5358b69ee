import type { LeadsTx } from './leads-context.ts'

/** The user who asked for a contact. */
export type Asker = { readonly name: string; readonly email: string }

export async function readAsker(tx: LeadsTx, userId: string): Promise<Asker> {
  const { firstname, lastname, email } = await tx
    .selectFrom('users')
    .select(['firstname', 'lastname', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { name: `${firstname} ${lastname}`, email }
}
