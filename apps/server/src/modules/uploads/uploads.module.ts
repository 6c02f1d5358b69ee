import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { onTables } from '../../platform/db/on-tables.ts'
import { defineModule, type Platform, tables } from '../../platform/module/define-module.ts'
import { sweepIncoming } from '../../platform/storage/folder-storage.ts'
import { openStorage } from '../../platform/storage/open-storage.ts'
import type { AccountsContext, AccountsTables } from '../accounts/index.ts'
import { eraseUploads } from './attach-uploads.ts'
import { avatarHooks } from './avatar-hooks.ts'
import { readUploads } from './drawings/read-uploads.ts'
import { exportUploads } from './export-uploads.ts'
import { registerMedia } from './register-media.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { UPLOAD_LIMITS } from './uploads.limits.ts'
import { uploadsRoutes } from './uploads.routes.ts'
import type { UploadsTables } from './uploads.tables.ts'
import type { UploadsContext } from './uploads-context.ts'

/** Somebody waits in a form for what is found. */
const READING_PAUSE_MS = 500
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export const uploadsModule = defineModule({
  name: 'uploads',
  tables: tables<UploadsTables>(),
  audit: [],
  limits: Object.values(UPLOAD_LIMITS),
  routes: uploadsRoutes,
  async start(platform: Platform<UploadsTables & AccountsTables> & Pick<AccountsContext, 'accounts'>) {
    const { db, now, secret, options, accounts, log } = platform
    const incoming = join(options.dataDir, 'incoming')
    const reading = join(options.dataDir, 'reading')
    const folders = { folder: join(options.dataDir, 'media'), incoming }
    const storage = await openStorage(folders, options.storageUrl ?? null)
    const openers: ((uploadId: string) => Promise<boolean>)[] = []
    const uploads: UploadsContext['uploads'] = {
      storage,
      incoming,
      reading,
      openDocuments: (isOpen) => void openers.push(isOpen),
    }
    accounts.hooks.add({
      avatar: avatarHooks,
      async erase(tx, userId) {
        const user = await tx
          .selectFrom('users')
          .select('avatar_id')
          .where('id', '=', userId)
          .executeTakeFirst()
        await eraseUploads(onTables<UploadsTables>(tx), userId, user?.avatar_id ? [user.avatar_id] : [])
      },
      export: async (from, userId) => ({
        uploads: await exportUploads(onTables<UploadsTables>(from), userId),
      }),
    })
    const isOpen = async (id: string) => {
      for (const each of openers) if (await each(id)) return true
      return false
    }
    return {
      services: { uploads },
      register: (http: FastifyInstance) => registerMedia(http, { db, storage, secret, now, isOpen }),
      schedule: [
        {
          name: 'uploads:sweep',
          cron: '17 * * * *',
          backfillMs: HOUR_MS,
          run: () => sweepUploads({ db, storage, now: now() }),
        },
      ],
      loops: [
        {
          name: 'read drawings',
          pauseMs: READING_PAUSE_MS,
          run: (stopping) => readUploads({ db, now, uploads, log }, stopping),
        },
        {
          name: 'sweep incoming files',
          pauseMs: HOUR_MS,
          // Each process has its own folder for uploads in progress.
          runsEverywhere: true,
          async run() {
            for (const folder of [incoming, reading]) {
              await sweepIncoming(folder, new Date(Date.now() - DAY_MS))
            }
          },
        },
      ],
    }
  },
})
