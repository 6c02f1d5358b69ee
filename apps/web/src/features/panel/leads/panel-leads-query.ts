import { searchChoice, searchText } from '../frame/read-search.ts'

/** The periods that the page offers, in hours. The empty value means all leads. */
export const LEAD_HOURS = ['24', '168', ''] as const

export function readPanelLeadsQuery(search: Readonly<Record<string, unknown>>) {
  return {
    hours: searchChoice(search, 'hours', LEAD_HOURS) ?? '',
    before: searchText(search, 'before'),
  }
}

export type PanelLeadsQuery = ReturnType<typeof readPanelLeadsQuery>
