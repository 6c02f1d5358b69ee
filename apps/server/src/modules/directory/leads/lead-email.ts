import { pickText } from '@verstat/i18n'
import type { ContactRow } from './contact.repository.ts'
import type { LeadsContext, LeadsTx } from './leads-context.ts'

/**
 * Parameters of the e-mail that tells an owner about a request for the contact: the user who asked, and the listing's
 * title in the owner's language.
 */
export type LeadEmailParams = {
  readonly name: string
  /** The e-mail address of the user who asked. */
  readonly email: string
  readonly title: string
  readonly brand: string
}

export async function readLeadEmailParams(
  tx: LeadsTx,
  { accounts }: Pick<LeadsContext, 'accounts'>,
  { title, locale }: ContactRow,
  userId: string,
): Promise<LeadEmailParams> {
  const { firstname, lastname, email } = await tx
    .selectFrom('users')
    .select(['firstname', 'lastname', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const brand = accounts.mail.brand(locale)
  return { name: `${firstname} ${lastname}`, email, title: pickText(title, locale).text ?? '', brand }
}
