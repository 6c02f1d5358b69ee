import * as z from 'zod/mini'
import { route } from '../route.ts'
import { Attachment } from '../uploads/attachment.ts'
import { Email, Id, Instant, Phone, Picture } from '../wire.ts'
import { LOCALE_CODES } from '../wire-values.ts'
import { COMPANY_NAME_MAX, NAME_MAX, ROLES } from './account-values.ts'
import { AnyPassword, NewPassword } from './password.ts'

const NotificationSettings = z.object({
  listings: z.boolean(),
  leads: z.boolean(),
  offers: z.boolean(),
  deals: z.boolean(),
  messages: z.boolean(),
  reminders: z.boolean(),
  news: z.boolean(),
})

const MessagingSettings = z.object({
  /** Whether e-mails about messages contain the text of the messages. */
  textInEmails: z.boolean(),
  /** Whether the other side of a conversation sees what the user has read. */
  readMarks: z.boolean(),
})

/** All data of a user. Only the user and staff receive it. */
export const User = z.object({
  id: Id,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  /** The address replaces `email` after the user has verified it. */
  newEmail: z.nullable(z.string()),
  emailVerifiedAt: z.nullable(Instant),
  phone: z.nullable(z.string()),
  locale: z.enum(LOCALE_CODES),
  avatar: z.nullable(Picture),
  companyName: z.nullable(z.string()),
  edrpou: z.nullable(z.string()),
  rnokpp: z.nullable(z.string()),
  role: z.enum(ROLES),
  /** The web app uses `access` to show or hide links. The API checks the rights itself on every call. */
  access: z.object({ panel: z.boolean() }),
  secondFactor: z.object({ enabled: z.boolean(), required: z.boolean(), recoveryCodesLeft: z.int() }),
  notifications: NotificationSettings,
  messaging: MessagingSettings,
  unreadNotices: z.int(),
  /** In how many conversations the user has not read everything. */
  unreadConversations: z.int(),
  /** Whether the user has listings of each kind that are not deleted. */
  owns: z.object({ orders: z.boolean(), producers: z.boolean() }),
  /** When the account will be erased. Null unless the user has asked to delete the account. */
  eraseAt: z.nullable(Instant),
  version: z.int(),
  createdAt: Instant,
})
export type User = z.infer<typeof User>

/** The data of a user that everyone may see. */
export const UserCard = z.object({
  id: Id,
  /** First name and initial of the last name, such as «Олена К.» */
  name: z.string(),
  avatar: z.nullable(Picture),
  /** Always null for now, because companies of users are not verified yet. */
  companyName: z.nullable(z.string()),
  memberSince: Instant,
  counts: z.object({ orders: z.int(), producers: z.int() }),
})
export type UserCard = z.infer<typeof UserCard>

/** Control characters and invisible characters are not allowed. */
export const PersonName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(NAME_MAX), z.regex(/^[^\p{Cc}\p{Cf}<>]+$/u))

const TAX_CODE = (digits: number) => z.string().check(z.regex(new RegExp(`^[0-9]{${digits}}$`)))

export const getUser = route({
  method: 'GET',
  path: '/v1/user/get',
  summary: 'The user of the token',
  auth: 'user',
  output: User,
  errors: ['unauthenticated'],
})

export const getUserById = route({
  method: 'GET',
  path: '/v1/user/get/{id}',
  summary: 'What strangers may know of a user; all of it for the user and for staff',
  auth: 'optional',
  params: z.strictObject({ id: Id }),
  output: z.union([User, UserCard]),
  errors: ['not_found'],
})

export const editUser = route({
  method: 'PATCH',
  path: '/v1/user/edit',
  summary: 'Changes one’s own account; a new address takes effect when it is verified',
  auth: 'user',
  body: z.strictObject({
    version: z.optional(z.int()),
    firstname: z.optional(PersonName),
    lastname: z.optional(PersonName),
    phone: z.optional(z.nullable(Phone)),
    locale: z.optional(z.enum(LOCALE_CODES)),
    companyName: z.optional(
      z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(COMPANY_NAME_MAX))),
    ),
    edrpou: z.optional(z.nullable(TAX_CODE(8))),
    rnokpp: z.optional(z.nullable(TAX_CODE(10))),
    avatar: z.optional(z.nullable(Attachment)),
    notifications: z.optional(z.partial(z.strictObject(NotificationSettings.shape))),
    messaging: z.optional(z.partial(z.strictObject(MessagingSettings.shape))),
    /** A new address needs `currentPassword`. Sending the current address cancels a pending change. */
    email: z.optional(Email),
    currentPassword: z.optional(AnyPassword),
    /** A new password needs `currentPassword` and `passwordConfirmation`. It ends all other sessions of the user. */
    password: z.optional(NewPassword),
    passwordConfirmation: z.optional(AnyPassword),
  }),
  output: User,
  errors: ['unauthenticated', 'stale'],
})
