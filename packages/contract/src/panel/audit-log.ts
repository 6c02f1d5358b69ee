import * as z from 'zod/mini'
import { AUDIT_AREAS } from '../module-lists.ts'
import { route } from '../route.ts'
import { Day, Id, Instant } from '../wire.ts'
import { keysetFields, keysetList } from './keyset-list.ts'
import { PANEL_ERRORS } from './panel-errors.ts'

const Named = z.nullable(z.object({ id: Id, name: z.nullable(z.string()) }))

export const AuditEntry = z.object({
  id: z.int(),
  at: Instant,
  /** The name of the action has the form `area.action`, such as `user.role_changed`. */
  action: z.string(),
  /** The user who acted. Null for a visitor or the system. The name is null after the user's account was erased. */
  actor: Named,
  subject: z.nullable(
    z.object({
      id: Id,
      kind: z.nullable(z.enum(['user', 'order', 'producer'])),
      name: z.nullable(z.string()),
    }),
  ),
  ip: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const listAudit = route({
  method: 'GET',
  path: '/v1/panel/audit',
  summary: 'The audit, latest first, by area, actor, subject and days in Kyiv',
  auth: 'staff',
  query: z.strictObject({
    area: z.optional(z.enum(AUDIT_AREAS)),
    actor: z.optional(Id),
    subject: z.optional(Id),
    from: z.optional(Day),
    to: z.optional(Day),
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
    ...keysetFields,
  }),
  output: keysetList(AuditEntry),
  errors: PANEL_ERRORS,
})
