import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60
const IMMUTABLE = `public, max-age=${ONE_YEAR_SECONDS}, immutable`

/** Built assets (their names hold a hash) and the pictures of listings (their ids never change content). */
export async function registerStaticFiles(
  app: FastifyInstance,
  folders: { readonly client?: string | undefined; readonly media: string },
) {
  await mkdir(folders.media, { recursive: true })
  await app.register(fastifyStatic, { root: folders.media, serve: false })
  app.get('/media/:id/:file', async (request, reply) => {
    const { id, file } = request.params as { id: string; file: string }
    if (!/^[0-9a-f-]{36}$/.test(id) || !/^[a-z0-9-]{1,40}\.(avif|webp)$/.test(file))
      return reply.callNotFound()
    if (!(await isFile(join(folders.media, id, file)))) return reply.callNotFound()
    return reply.header('cache-control', IMMUTABLE).sendFile(`${id}/${file}`, { cacheControl: false })
  })
  if (folders.client === undefined) return
  await app.register(fastifyStatic, {
    root: folders.client,
    decorateReply: false,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : 'public, max-age=3600')
    },
  })
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  })
  return found?.isFile() ?? false
}
