import type { TestSite } from '../../test-site.testing.ts'
import type { NoticeKinds } from './notice-kind.ts'
import { type NewNotice, notifier } from './notify.ts'

type Answered = { readonly number: string }

/** A kind with an e-mail of its own texts, for which users have a setting. */
export const TEST_KINDS: NoticeKinds<{ 'inbox.answered': Answered }> = {
  'inbox.answered': {
    mailing: 'offers',
    text: ({ t, person }, { number }) => `${t('feedbacknotices.answered', { number })} ${person ?? '–'}`,
    path: (_, { id }) => `/feedback#${id}`,
    email: {
      subject: ({ locale }, { number }) => `${locale} ${number}`,
      button: ({ t }) => t('mail.answer.button'),
    },
  },
}

const notify = notifier(TEST_KINDS)

/** Tells the user something in a transaction of its own. Returns whether an e-mail was queued. */
export async function tell(
  { database, clock, services }: Pick<TestSite, 'database' | 'clock' | 'services'>,
  userId: string,
  overrides: Partial<NewNotice<'inbox.answered', Answered>> = {},
): Promise<boolean> {
  const ctx = { now: () => clock.now, accounts: services.accounts }
  return database.db.transaction().execute((tx) =>
    notify(tx, ctx, {
      userId,
      type: 'inbox.answered',
      ref: { kind: 'feedback', id: null },
      data: { number: '1' },
      ...overrides,
    }),
  )
}
