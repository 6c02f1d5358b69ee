import * as z from 'zod/mini'
import { ROLES } from '../accounts/account-values.ts'
import { AnyPassword } from '../accounts/password.ts'
import { Reason } from '../directory/writing.ts'
import { route } from '../route.ts'
import { Id, Instant } from '../wire.ts'
import { LOCALE_CODES } from '../wire-values.ts'
import { keysetFields, keysetList } from './keyset-list.ts'
import { PANEL_ERRORS } from './panel-errors.ts'
import { USER_STATES } from './panel-values.ts'

const Row = {
  id: Id,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  emailVerifiedAt: z.nullable(Instant),
  blockedAt: z.nullable(Instant),
  createdAt: Instant,
}

export const PanelUserRow = z.object(Row)
export type PanelUserRow = z.infer<typeof PanelUserRow>

/** The data of a user that staff see. The personal tax number is left out because only the user may see it. */
export const PanelUser = z.object({
  ...Row,
  phone: z.nullable(z.string()),
  locale: z.enum(LOCALE_CODES),
  companyName: z.nullable(z.string()),
  companyCode: z.nullable(z.string()),
  secondFactor: z.boolean(),
  blockedReason: z.nullable(z.string()),
  eraseAt: z.nullable(Instant),
  sessions: z.object({ count: z.int(), lastSeenAt: z.nullable(Instant) }),
  /** How many public listings the user has. */
  listings: z.object({ orders: z.int(), producers: z.int() }),
  allowed: z.array(z.enum(['role', 'block', 'unblock'])),
  version: z.int(),
})
export type PanelUser = z.infer<typeof PanelUser>

export const listUsers = route({
  method: 'GET',
  path: '/v1/panel/users',
  summary: 'Users, latest first. `query` is the beginning of an address or a name, or an id',
  auth: 'staff',
  query: z.strictObject({
    query: z.optional(z.string().check(z.trim(), z.maxLength(254))),
    role: z.optional(z.enum(ROLES)),
    state: z.optional(z.enum(USER_STATES)),
    before: z.optional(Id),
    ...keysetFields,
  }),
  output: keysetList(PanelUserRow),
  errors: PANEL_ERRORS,
})

const params = z.strictObject({ id: Id })
const errors = [...PANEL_ERRORS, 'not_found'] as const

export const getPanelUser = route({
  method: 'GET',
  path: '/v1/panel/users/{id}',
  summary: 'A user as staff sees them',
  auth: 'staff',
  params,
  output: PanelUser,
  errors,
})

export const setUserRole = route({
  method: 'POST',
  path: '/v1/panel/users/{id}/role',
  summary: 'Gives somebody else another role; asks for the caller’s password and second factor again',
  auth: 'staff',
  params,
  body: z.strictObject({
    role: z.enum(ROLES),
    /** The password of the caller. */
    password: AnyPassword,
    /** A second-factor code of the caller. It is always required. */
    code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    version: z.optional(z.int()),
  }),
  output: PanelUser,
  errors: [...errors, 'second_factor_missing', 'conflict', 'stale'],
})

export const blockUser = route({
  method: 'POST',
  path: '/v1/panel/users/{id}/block',
  summary: 'Ends all sessions of somebody and lets them sign in no more; the reason is mailed',
  auth: 'staff',
  params,
  body: z.strictObject({
    reason: Reason,
    pauseListings: z._default(z.boolean(), false),
  }),
  output: PanelUser,
  errors: [...errors, 'conflict'],
})

export const unblockUser = route({
  method: 'POST',
  path: '/v1/panel/users/{id}/unblock',
  summary: 'Lets somebody sign in again. Their listings stay as they are',
  auth: 'staff',
  params,
  output: PanelUser,
  errors,
})
