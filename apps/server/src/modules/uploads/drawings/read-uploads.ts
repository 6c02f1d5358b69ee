import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { AppError } from '../../../platform/http/app-error.ts'
import type { StoredPart } from '../../../platform/storage/storage.ts'
import type { Db, UploadsContext } from '../uploads-context.ts'
import { type ReadDrawing, type ReadingLimits, readInChild } from './read-in-child.ts'

type Context = {
  readonly db: Db
  readonly now: () => Date
  readonly uploads: Pick<UploadsContext['uploads'], 'storage' | 'reading'>
  readonly log: Pick<FastifyBaseLogger, 'info'>
  readonly limits?: ReadingLimits
}

type Claimed = { readonly id: string; readonly mime: string; readonly sha256: Buffer | null }

/** A process that was killed while it read a file frees the file after this time. */
const CLAIM_MS = 120_000
const ATTEMPTS_MAX = 3
/** One processor stays free for requests. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))

/**
 * Reads the documents that wait for it, the latest first: somebody may be looking at its form. Several processes may do
 * so at the same time. When the process stops, the file that is being read waits again.
 */
export async function readUploads(
  ctx: Context,
  stopping: AbortSignal = new AbortController().signal,
): Promise<void> {
  const readWhileAny = async () => {
    while (!stopping.aborted) {
      const claimed = await claim(ctx)
      if (!claimed) return
      await readUpload(ctx, claimed, stopping)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readWhileAny))
}

/** Returns the next file that waits. Files that have killed too many processes fail without being read. */
async function claim({ db, now }: Context): Promise<Claimed | undefined> {
  for (;;) {
    const claimed = await claimNext(db, now())
    if (!claimed || claimed.attempts <= ATTEMPTS_MAX) return claimed
    await finish(db, claimed.id, { state: 'failed', reason: 'reading it has killed the server too often' })
  }
}

async function claimNext(db: Db, now: Date): Promise<(Claimed & { readonly attempts: number }) | undefined> {
  const { rows } = await sql<Claimed & { attempts: number }>`
    update uploads set reading_since = ${now}, reading_attempts = reading_attempts + 1
     where id = (select id from uploads
                  where reading = 'pending'
                    and (reading_since is null or reading_since < ${new Date(now.getTime() - CLAIM_MS)})
                  order by created_at desc, id desc limit 1 for update skip locked)
    returning id, mime, sha256, reading_attempts as attempts`.execute(db)
  return rows[0]
}

async function readUpload(ctx: Context, { id, mime, sha256 }: Claimed, stopping: AbortSignal): Promise<void> {
  const { storage, reading } = ctx.uploads
  await mkdir(reading, { recursive: true })
  const folder = await mkdtemp(join(reading, 'read-'))
  try {
    const stored = await storage.get(id, 'file')
    if (!stored) return await finish(ctx.db, id, { state: 'failed', reason: 'the content is missing' })
    if (await copyReading(ctx, { id, mime, sha256 }, folder)) return
    const path = join(folder, 'source')
    await pipeline(stored.stream, createWriteStream(path))
    const drawn = join(folder, 'drawn')
    await mkdir(drawn)
    const read = await readInChild({ path, mime, folder: drawn }, { ...ctx.limits, stopping })
    if (stopping.aborted) return await release(ctx.db, id)
    if (read.state === 'ready') await storage.add(id, await partsIn(drawn))
    else ctx.log.info({ upload: id, mime, state: read.state, reason: read.reason }, 'a document was not read')
    await finish(ctx.db, id, read)
  } catch (error) {
    // The upload was removed meanwhile. After other errors it stays claimed and is read again later.
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Takes over what was found in another upload with the same content. Returns false if there is none. */
async function copyReading(ctx: Context, { id, mime, sha256 }: Claimed, folder: string): Promise<boolean> {
  const { storage } = ctx.uploads
  const twin = sha256 && (await findTwin(ctx.db, sha256, mime))
  if (!twin) return false
  const names = twin.widths.flatMap((width) => [`${width}.avif`, `${width}.webp`])
  for (const name of twin.has_view ? [...names, 'view'] : names) {
    const part = await storage.get(twin.id, name)
    // The other upload has just been removed.
    if (!part) return false
    await pipeline(part.stream, createWriteStream(join(folder, name)))
  }
  await storage.add(id, await partsIn(folder))
  const { facts, has_view, width, height, widths, placeholder } = twin
  await ctx.db
    .updateTable('uploads')
    .set({
      reading: 'ready',
      reading_since: null,
      facts: JSON.stringify(facts),
      has_view,
      width,
      height,
      widths,
      placeholder,
    })
    .where('id', '=', id)
    .where('reading', '=', 'pending')
    .execute()
  return true
}

async function findTwin(db: Db, sha256: Buffer, mime: string) {
  return db
    .selectFrom('uploads')
    .select(['id', 'facts', 'has_view', 'width', 'height', 'widths', 'placeholder'])
    .where('sha256', '=', sha256)
    .where('reading', '=', 'ready')
    .where('mime', '=', mime)
    .limit(1)
    .executeTakeFirst()
}

async function release(db: Db, id: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ reading_since: null, reading_attempts: sql<number>`reading_attempts - 1` })
    .where('id', '=', id)
    .where('reading', '=', 'pending')
    .execute()
}

async function finish(db: Db, id: string, read: ReadDrawing): Promise<void> {
  const picture = read.state === 'ready' ? read.picture : null
  await db
    .updateTable('uploads')
    .set({
      reading: read.state,
      reading_since: null,
      ...(read.state === 'ready' ? { facts: JSON.stringify(read.facts), has_view: read.hasView } : {}),
      ...(picture
        ? {
            width: picture.width,
            height: picture.height,
            widths: [...picture.widths],
            placeholder: picture.placeholder,
          }
        : {}),
    })
    .where('id', '=', id)
    .where('reading', '=', 'pending')
    .execute()
}

async function partsIn(folder: string): Promise<StoredPart[]> {
  return (await readdir(folder)).map((name) => ({
    name,
    mime: mimeOf(name),
    content: { path: join(folder, name) },
  }))
}

function mimeOf(name: string): string {
  if (name === 'view') return 'application/octet-stream'
  return name.endsWith('.avif') ? 'image/avif' : 'image/webp'
}
