import pg from 'pg'
import { vi } from 'vitest'

export type Statement = { readonly text: string; readonly values: unknown[] }

type PlanNode = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly PlanNode[]
}

/**
 * Finds statements that read one of the `tables` from its beginning to its end. `client` explains them; it is connected
 * and ended by the caller.
 */
export function watchScans(client: pg.Client, tables: readonly string[]) {
  const isAboutTables = ({ text }: Statement) =>
    /^\s*\(*\s*(select|with|insert|update|delete)\b/i.test(text) &&
    tables.some((table) => new RegExp(`\\b${table}\\b`).test(text))

  return {
    /** Runs calls and returns the different statements about the tables that they send to PostgreSQL. */
    async statementsOf(run: () => Promise<unknown>): Promise<Statement[]> {
      const spy = vi.spyOn(pg.Client.prototype, 'query')
      await run()
      const sent = spy.mock.calls.map((given) => statementFrom(given as unknown as readonly unknown[]))
      spy.mockRestore()
      return [...new Map(sent.filter(isAboutTables).map((each) => [JSON.stringify(each), each])).values()]
    },
    /** Returns the statements that scan a table. The plan is made for the values, as for the calls themselves. */
    async scansOf(statements: readonly Statement[]): Promise<string[]> {
      const found: string[] = []
      for (const { text, values } of statements) {
        const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
          `explain (format json) ${text}`,
          values,
        )
        const scanned = rows
          .flatMap((row) => row['QUERY PLAN'])
          .flatMap(({ Plan }) => nodes(Plan))
          .filter((node) => node['Node Type'] === 'Seq Scan' && tables.includes(node['Relation Name'] ?? ''))
          .map((node) => node['Relation Name'])
        if (scanned.length > 0) found.push(`${scanned.join(', ')}: ${text} ${JSON.stringify(values)}`)
      }
      return found
    },
  }
}

function statementFrom([query, values]: readonly unknown[]): Statement {
  if (typeof query === 'string') return { text: query, values: Array.isArray(values) ? values : [] }
  const { text, values: own = [] } = query as { readonly text: string; readonly values?: unknown[] }
  return { text, values: own }
}

function nodes(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodes)]
}
