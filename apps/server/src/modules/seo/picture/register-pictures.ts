import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Settings } from '@verstat/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { closeSignal } from '../../../platform/http/api.ts'
import { readPart } from '../../brand/index.ts'
import type { DirectoryContext } from '../../directory/index.ts'
import type { UploadsContext } from '../../uploads/index.ts'
import type { SiteOf } from '../seo-context.ts'
import { drawSharePicture, type PictureFacts } from './draw-share-picture.ts'
import { createDrawingQueue } from './drawing-queue.ts'
import { pictureFacts } from './picture-facts.ts'
import { openPictureStore } from './picture-store.ts'

type PictureRoute = { Params: { entity: string; file: string }; Querystring: { v?: string } }

export type PicturesOptions = {
  readonly context: (request: { locale: 'uk' | 'en'; signal: AbortSignal }) => DirectoryContext
  readonly siteOf: SiteOf
  readonly settings: () => Settings
  readonly storage: UploadsContext['uploads']['storage']
  readonly dataDir: string
}

/** This is enough for about two thousand pictures. */
const STORE_MAX_BYTES = 128 * 1024 * 1024
const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_HOUR = 'public, max-age=3600'

/**
 * Serves `/og/{entity}/{key}.{locale}.jpg`. A picture is drawn when it is first requested, and then stored in a
 * folder. At most two pictures are drawn at the same time. When the queue is full, the response is 503.
 */
export async function registerPictures(app: FastifyInstance, options: PicturesOptions): Promise<void> {
  const { siteOf, settings, storage, dataDir } = options
  const store = await openPictureStore(join(dataDir, 'shared-pictures'), STORE_MAX_BYTES)
  const queue = createDrawingQueue({ running: 2, waiting: 24 })
  app.get<PictureRoute>('/og/:entity/:file', async (request, reply) => {
    const requested = readAddress(request)
    if (!requested) return reply.callNotFound()
    const ctx = options.context({ locale: 'uk', signal: closeSignal(reply) })
    const { version, facts } = await pictureFacts(ctx, siteOf, settings(), requested)
    const name = `${fingerprint(facts, version)}.jpg`
    const etag = `"${name}"`
    const { v } = request.query
    const headers = { etag, 'cache-control': v === version ? IMMUTABLE : ONE_HOUR }
    if (request.headers['if-none-match'] === etag) return reply.code(304).headers(headers).send()
    const drawing = async () => {
      const drawn = await drawSharePicture(facts, (image) => readPart(storage, image))
      // A full disk must not prevent the response.
      await store
        .save(name, drawn)
        .catch((err: Error) => request.log.warn({ err }, 'picture could not be stored'))
      return drawn
    }
    const picture = (await store.read(name)) ?? (await queue.once(name, drawing))
    if (!picture) return reply.code(503).headers({ 'retry-after': '2', 'cache-control': 'no-store' }).send()
    return reply.headers(headers).type('image/jpeg').send(picture)
  })
}

/** Parses a file name in the format `{key}.{locale}.jpg`. Keys contain no dots. */
function readAddress(request: FastifyRequest<PictureRoute>) {
  const { entity, file } = request.params
  const [, key, locale] = /^([a-z0-9~-]{1,250})\.(uk|en)\.jpg$/.exec(file) ?? []
  return key === undefined || locale === undefined ? undefined : { entity, key, locale }
}

function fingerprint(facts: PictureFacts, version: string): string {
  return createHash('sha1')
    .update(JSON.stringify([facts, version]))
    .digest('hex')
}
