import type { listUsers, RouteParsed } from '@verstat/contract'
import { sql } from 'kysely'
import { isUuid } from '../../../platform/ids/uuid-v7.ts'
import type { Db } from '../accounts-context.ts'

/**
 * Returns users for staff, newest first, starting after the id `before`. Returns up to `limit + 1` rows, so that the
 * caller knows whether there are more users.
 */
export async function findUsers(
  db: Db,
  { query = '', role, state, before, limit }: RouteParsed<typeof listUsers>,
) {
  let rows = db
    .selectFrom('users')
    .select(['id', 'firstname', 'lastname', 'email', 'role', 'email_verified_at', 'blocked_at', 'created_at'])
  if (role !== undefined) rows = rows.where('role', '=', role)
  if (state === 'blocked') rows = rows.where('blocked_at', 'is not', null)
  if (state === 'unverified') rows = rows.where('email_verified_at', 'is', null)
  if (state === 'leaving') rows = rows.where('erase_at', 'is not', null)
  if (before !== undefined) rows = rows.where('id', '<', before)
  if (isUuid(query)) rows = rows.where('id', '=', query.toLowerCase())
  else if (query !== '') rows = rows.where('id', 'in', idsOf(query))
  return rows
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
}

/**
 * Runs one indexed query per column, because a single query over all columns would scan the whole table. Two words
 * match the first and last name in either order.
 */
function idsOf(query: string) {
  const [first = '', second] = query.toLowerCase().split(/\s+/)
  const begins = (text: string) => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  if (second !== undefined) {
    return sql<string>`(
      select id from users where lower(firstname) like ${begins(first)} and lower(lastname) like ${begins(second)}
      union select id from users where lower(lastname) like ${begins(first)} and lower(firstname) like ${begins(second)})`
  }
  return sql<string>`(
    select id from users where lower(email) like ${begins(first)}
    union select id from users where lower(firstname) like ${begins(first)}
    union select id from users where lower(lastname) like ${begins(first)})`
}
