import * as z from 'zod/mini'
import { route } from '../route.ts'
import { PANEL_ERRORS } from './panel-errors.ts'
import { EXPORTED_TABLES } from './panel-values.ts'

export const exportTable = route({
  method: 'POST',
  path: '/v1/panel/exports',
  summary: 'A table of the panel as CSV for spreadsheets, with the filters of its list; at most 5,000 rows',
  auth: 'staff',
  body: z.strictObject({
    table: z.enum(EXPORTED_TABLES),
    /** The filter of the list, as in its query string. */
    filter: z._default(
      z
        .record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(300)))
        .check(z.refine((filter) => Object.keys(filter).length <= 20)),
      {},
    ),
  }),
  output: z.object({
    /** CSV with a byte order mark. Cells that a spreadsheet would run as a formula begin with an apostrophe. */
    csv: z.string(),
    rows: z.int(),
    /** Whether the table has more rows than an export may hold. */
    isCut: z.boolean(),
  }),
  errors: [...PANEL_ERRORS, 'not_found'],
})
