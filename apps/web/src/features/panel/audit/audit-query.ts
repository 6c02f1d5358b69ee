import { AUDIT_AREAS } from '@verstat/contract/browser'
import { searchChoice, searchText } from '../frame/read-search.ts'

export function readAuditQuery(search: Readonly<Record<string, unknown>>) {
  return {
    area: searchChoice(search, 'area', AUDIT_AREAS),
    actor: searchText(search, 'actor'),
    subject: searchText(search, 'subject'),
    from: searchText(search, 'from'),
    to: searchText(search, 'to'),
    before: searchText(search, 'before'),
  }
}

export type AuditQuery = ReturnType<typeof readAuditQuery>
