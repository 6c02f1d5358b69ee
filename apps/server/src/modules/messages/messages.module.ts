import { MESSAGE_ACTIONS } from '@verstat/contract'
import { onTables, transactionOnTables } from '../../platform/db/on-tables.ts'
import { defineModule, type Platform, tables } from '../../platform/module/define-module.ts'
import type { AccountsContext } from '../accounts/index.ts'
import type { JoinedLeadHooks } from '../directory/index.ts'
import type { NoticesContext } from '../notices/index.ts'
import type { JoinedOfferHooks } from '../offers/index.ts'
import { deleteOf } from './answering/answer-code.repository.ts'
import { sweepAnswerCodes } from './answering/answer-code.ts'
import { ANSWER_LIMITS } from './answering/answer-limits.ts'
import { mailMessages } from './mail-messages.ts'
import { MESSAGES_NOTICES } from './messages.notices.ts'
import { messagesRoutes } from './messages.routes.ts'
import type { MessagesTables } from './messages.tables.ts'
import type { AllTables } from './messages-context.ts'
import { answerForm, conversationForm, messageForm } from './messages-forms.ts'
import { eraseMessages, exportMessages, sweepMessages } from './personal-messages.ts'
import { findConversations } from './reading/find-conversations.ts'
import { followOffer } from './writing/add-lines.ts'
import { unreadConversations } from './writing/conversation.repository.ts'
import { converse } from './writing/converse.ts'

type Dependencies = Platform<AllTables> &
  Pick<AccountsContext, 'accounts'> &
  Pick<NoticesContext, 'notices'> & {
    readonly offerHooks: JoinedOfferHooks
    readonly leadHooks: JoinedLeadHooks
  }

const SECOND_MS = 1_000
const DAY_MS = 86_400_000

export const messagesModule = defineModule({
  name: 'messages',
  tables: tables<MessagesTables>(),
  audit: MESSAGE_ACTIONS,
  limits: Object.values(ANSWER_LIMITS),
  routes: messagesRoutes,
  forms: [messageForm, conversationForm, answerForm],
  start({ db, now, settings, accounts, notices, offerHooks, leadHooks }: Dependencies) {
    notices.kinds.add(MESSAGES_NOTICES)
    offerHooks.add({ happened: followOffer })
    leadHooks.add({
      converse,
      findConversations: (given, ...rest) => findConversations(onTables(given), ...rest),
    })
    accounts.hooks.add({
      unreadConversations,
      endLinks: (tx, userId) => deleteOf(transactionOnTables(tx), userId),
      erase: (tx, userId) => eraseMessages(transactionOnTables(tx), userId, now()),
      export: (given, userId) => exportMessages(onTables(given), userId),
    })
    return {
      services: {},
      // A loop, because the e-mail about a message is due at its minute.
      loops: [{ name: 'mail messages', pauseMs: SECOND_MS, run: () => mailMessages({ db, now, accounts }) }],
      schedule: [
        {
          name: 'messages:sweep',
          cron: '53 2 * * *',
          backfillMs: DAY_MS,
          async run() {
            await sweepMessages(db, now(), settings.current().keepMessages)
            await sweepAnswerCodes(db, now())
          },
        },
      ],
    }
  },
})
