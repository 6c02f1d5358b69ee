import type { Role } from '@verstat/contract'
import type { TestSite } from '../../test-site.testing.ts'

/** Somebody with a role, signed in. */
export async function newStaff({ newUser, database }: Pick<TestSite, 'newUser' | 'database'>, role: Role) {
  const made = await newUser()
  await database.db.updateTable('users').set({ role }).where('id', '=', made.user.id).execute()
  return made
}
