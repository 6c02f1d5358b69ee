import type { Picture, User, UserCard } from '@verstat/contract'
import type { z } from 'zod/mini'
import { mayUsePanel, mustEnrol } from './accounts.policy.ts'
import type { AccountsContext } from './accounts-context.ts'
import { wantedTopics } from './mail/find-recipient.ts'
import type { UserRow } from './user.repository.ts'
import { readUserExtras } from './user-extras.ts'

/** Returns the private view of a user, for that user and for staff. */
export async function viewOwnUser(
  ctx: Pick<AccountsContext, 'db' | 'accounts'>,
  row: UserRow,
): Promise<z.input<typeof User>> {
  const extras = await readUserExtras(ctx, row.id)
  const { hasSecondFactor, recoveryCodesLeft, unreadNotices, unreadConversations, owns } = extras
  const standing = { role: row.role, hasSecondFactor, isOpen: ctx.accounts.isOpen }
  return {
    id: row.id,
    firstname: row.firstname,
    lastname: row.lastname,
    email: row.email,
    newEmail: row.new_email,
    emailVerifiedAt: row.email_verified_at?.toISOString() ?? null,
    phone: row.phone,
    locale: row.locale,
    avatar: row.avatar_id === null ? null : await ctx.accounts.hooks.avatar.find(ctx.db, row.avatar_id),
    companyName: row.company_name,
    edrpou: row.edrpou,
    rnokpp: row.rnokpp,
    role: row.role,
    access: { panel: mayUsePanel(standing) },
    secondFactor: { enabled: hasSecondFactor, required: mustEnrol(standing), recoveryCodesLeft },
    notifications: wantedTopics(row),
    messaging: { textInEmails: row.email_message_texts, readMarks: row.show_read_marks },
    unreadNotices,
    unreadConversations,
    owns,
    eraseAt: row.erase_at?.toISOString() ?? null,
    version: row.version,
    createdAt: row.created_at.toISOString(),
  }
}

export function viewUserCard(
  row: UserRow,
  counts: { readonly orders: number; readonly producers: number },
  avatar: z.input<typeof Picture> | null,
): z.input<typeof UserCard> {
  return {
    id: row.id,
    name: publicName(row.firstname, row.lastname),
    avatar,
    // The company name is hidden because companies of users are not verified yet.
    companyName: null,
    memberSince: row.created_at.toISOString(),
    counts: { orders: counts.orders, producers: counts.producers },
  }
}

/** Returns the name that everybody may see, such as «Олена З.». */
export function publicName(firstname: string, lastname: string): string {
  const letter = [...new Intl.Segmenter('uk').segment(lastname)][0]?.segment ?? ''
  return `${firstname} ${letter}.`
}
