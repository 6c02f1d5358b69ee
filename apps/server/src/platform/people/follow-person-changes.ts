import type { FastifyBaseLogger } from 'fastify'
import type { ClientConfig } from 'pg'
import { listenForNotices, type NoticeListener } from '../db/notice-listener.ts'
import type { PersonLog } from './person-log.ts'

/** Triggers on sessions, accounts and what people have not read notify this channel. The payload is a user's id. */
const CHANNEL = 'person_changes'

/** Hears in which people something has changed, in any process or by hand. */
export function followPersonChanges(options: {
  readonly connection: ClientConfig
  readonly people: PersonLog
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}): NoticeListener {
  const { connection, people, log } = options
  return listenForNotices({
    connection,
    channel: CHANNEL,
    log,
    onNotice: people.drop,
    onListening: people.setListening,
  })
}
