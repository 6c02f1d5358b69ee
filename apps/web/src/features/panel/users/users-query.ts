import { ROLES, USER_STATES } from '@verstat/contract/browser'
import { searchChoice, searchText } from '../frame/read-search.ts'

export function readUsersQuery(search: Readonly<Record<string, unknown>>) {
  return {
    query: searchText(search, 'query'),
    role: searchChoice(search, 'role', ROLES),
    state: searchChoice(search, 'state', USER_STATES),
    before: searchText(search, 'before'),
  }
}

export type UsersQuery = ReturnType<typeof readUsersQuery>
