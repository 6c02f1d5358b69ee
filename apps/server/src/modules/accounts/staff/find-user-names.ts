import type { Db } from '../accounts-context.ts'

/** Returns full names by user id. The result does not contain erased users. */
export async function findUserNames(
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const users = await db
    .selectFrom('users')
    .select(['id', 'firstname', 'lastname'])
    .where('id', 'in', known)
    .execute()
  return new Map(users.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]))
}
