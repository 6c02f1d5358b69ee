import { pickText } from '@verstat/i18n'
import type { EmailWords, NoticeEmail, NotifyContext } from '../../../notices/index.ts'
import { notify } from '../../directory.notices.ts'
import type { Tx } from '../../directory-context.ts'
import { localized } from '../localized-columns.ts'
import type { LockedListing } from './listing.repository.ts'

/**
 * Tells the owner that the listing waits for a moderator, by a notice and an e-mail that says what happens next. Both
 * exist only if the transaction `tx` commits.
 */
export async function notifyOfSubmission(ctx: NotifyContext, tx: Tx, listing: LockedListing): Promise<void> {
  const { owner, kind, id, slug, title } = listing
  if (!owner) return
  await notify(tx, ctx, {
    userId: owner.id,
    ref: { kind, id },
    type: 'listing.submitted',
    data: { kind, slug, title: localized(title.uk, title.en) },
    email: (words) => submissionEmail(words, listing),
  })
}

function submissionEmail({ say, locale }: EmailWords, { kind, number, title }: LockedListing): NoticeEmail {
  const values = { title: pickText(localized(title.uk, title.en), locale).text ?? '', number: number ?? '' }
  const text = (part: string) => say(`mail.listingSubmitted.${kind}.${part}`, values)
  return { subject: text('subject'), paragraphs: [text('text'), text('note')], button: text('button') }
}
