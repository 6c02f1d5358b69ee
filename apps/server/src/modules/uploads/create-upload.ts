import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { IMAGE_BYTES_MAX, type RouteParsed, type createUpload as route, type Upload } from '@verstat/contract'
import type { Insertable } from 'kysely'
import type { z } from 'zod/mini'
import { AppError } from '../../platform/http/app-error.ts'
import type { Received } from '../../platform/http/binding.ts'
import { type FormParts, type ReceivedFile, receiveForm } from '../../platform/http/input/multipart.ts'
import { uuidV7 } from '../../platform/ids/uuid-v7.ts'
import { hashSecretToken, newSecretToken } from '../../platform/security/secret-token.ts'
import { storageError } from '../../platform/storage/folder-storage.ts'
import type { StoredPart } from '../../platform/storage/storage.ts'
import { enforceLimit, enforceLimitOrChallenge, networkOf } from '../accounts/index.ts'
import { fileName } from './content/file-name.ts'
import { sniffContent } from './content/sniff-content.ts'
import { isReadable } from './drawings/readers.ts'
import { drawUpload } from './pictures/draw-upload.ts'
import { viewUpload } from './upload.view.ts'
import { UPLOAD_LIMITS } from './uploads.limits.ts'
import type { UploadTable } from './uploads.tables.ts'
import type { UploadsContext } from './uploads-context.ts'

type Input = RouteParsed<typeof route>

type StoringContext = Pick<UploadsContext, 'db' | 'now' | 'actor'> & {
  readonly accounts: Pick<UploadsContext['accounts'], 'secret'>
  readonly uploads: Pick<UploadsContext['uploads'], 'storage'>
}

/**
 * Counts the upload against the limits before the file is read. Throws `challenge_required`, `challenge_failed` and
 * `rate_limited`.
 */
export async function limitUploads(ctx: UploadsContext): Promise<void> {
  if (ctx.actor) await enforceLimit(ctx, UPLOAD_LIMITS.user, ctx.actor.userId)
  else await enforceLimitOrChallenge(ctx, UPLOAD_LIMITS.visitor, networkOf(ctx))
}

/**
 * Streams the file to a new temporary folder and counts its bytes against the limits. Throws `rate_limited` and the
 * errors of `receiveForm`.
 */
export async function receiveUpload(ctx: UploadsContext, parts: FormParts): Promise<Received> {
  const { incoming } = ctx.uploads
  const folder = await makeFolder(incoming)
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    const form = await receiveForm(parts, join(folder, 'source'))
    const kilobytes = Math.ceil(form.file.size / 1024)
    if (ctx.actor) await enforceLimit(ctx, UPLOAD_LIMITS.userKilobytes, ctx.actor.userId, kilobytes)
    else await enforceLimit(ctx, UPLOAD_LIMITS.visitorKilobytes, networkOf(ctx), kilobytes)
    return { ...form, discard }
  } catch (error) {
    await discard()
    throw error
  }
}

/**
 * Stores a picture re-encoded, and a document unchanged. Throws `unsupported_media_type` for content of unknown type
 * and for unsafe archives (with the problem at `file`), `payload_too_large` when the file is too large for its
 * type, `validation_failed` for pictures that cannot be read, and `unavailable` when too many pictures are waiting.
 */
export async function createUpload(
  ctx: StoringContext,
  { isPublic }: Input,
  file: ReceivedFile,
): Promise<z.input<typeof Upload>> {
  const content = await sniffContent(file.path)
  if (!content) throw new AppError('unsupported_media_type')
  if ('unsafe' in content) throw new AppError('unsupported_media_type', { problems: content.unsafe })
  if (content.kind === 'image' && file.size > IMAGE_BYTES_MAX) throw new AppError('payload_too_large')
  const uploadToken = ctx.actor ? undefined : newSecretToken()
  const common = {
    id: uuidV7(ctx.now()),
    kind: content.kind,
    name: fileName(file.name, content),
    sha256: file.sha256,
    owner_id: ctx.actor?.userId ?? null,
    token_hash: uploadToken === undefined ? null : hashSecretToken(uploadToken),
    orphan_since: ctx.now(),
    created_at: ctx.now(),
  }
  const { row, parts } =
    content.kind === 'image'
      ? await drawPicture(file, isPublic ?? true)
      : documentParts(file, content.mime, isPublic ?? false)
  // The row is inserted before the content is stored. If the process is killed in between, the sweep deletes the row.
  const stored = await ctx.db
    .insertInto('uploads')
    .values({ ...common, ...row })
    .returningAll()
    .executeTakeFirstOrThrow()
  try {
    await ctx.uploads.storage.put(common.id, parts)
  } catch (error) {
    await ctx.db.deleteFrom('uploads').where('id', '=', common.id).execute()
    throw error
  }
  return viewUpload(ctx, stored, uploadToken)
}

type Prepared = {
  readonly row: Pick<Insertable<UploadTable>, 'mime' | 'size'> & Partial<Insertable<UploadTable>>
  readonly parts: readonly StoredPart[]
}

async function drawPicture({ path }: ReceivedFile, isPublic: boolean): Promise<Prepared> {
  const folder = `${path}-drawn`
  await mkdir(folder)
  const { bytes, widths, ...picture } = await drawUpload(path, folder)
  const parts = (await readdir(folder)).map(
    (name): StoredPart => ({
      name,
      mime: name.endsWith('.avif') ? 'image/avif' : 'image/webp',
      content: { path: join(folder, name) },
    }),
  )
  return {
    row: {
      ...picture,
      widths: [...widths],
      mime: 'image/webp',
      size: bytes,
      access: isPublic ? 'public' : 'granted',
    },
    parts,
  }
}

function documentParts({ path, size }: ReceivedFile, mime: string, isPublic: boolean): Prepared {
  const reading = isReadable(mime) ? 'pending' : 'unsupported'
  return {
    row: { mime, size, access: isPublic ? 'public' : 'granted', reading },
    parts: [{ name: 'file', mime, content: { path } }],
  }
}

async function makeFolder(incoming: string): Promise<string> {
  try {
    await mkdir(incoming, { recursive: true })
    return await mkdtemp(join(incoming, 'upload-'))
  } catch (error) {
    throw storageError(error)
  }
}
