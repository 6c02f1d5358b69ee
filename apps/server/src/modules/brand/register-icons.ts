import { createHash } from 'node:crypto'
import type { Settings } from '@verstat/contract'
import type { FastifyInstance } from 'fastify'
import type { UploadsContext } from '../uploads/index.ts'
import { drawIcoIcon, drawSvgIcon, drawTouchIcon, type IconLook } from './draw-icon.ts'
import { partOf, readPart } from './picture-part.ts'

const ICONS = {
  '/favicon.svg': { type: 'image/svg+xml', draw: drawSvgIcon },
  '/favicon.ico': { type: 'image/x-icon', draw: drawIcoIcon },
  '/apple-touch-icon.png': { type: 'image/png', draw: drawTouchIcon },
} as const

type Drawn = { readonly key: string; readonly body: Promise<Buffer> }

/**
 * Serves the icons of the site, drawn from the logo or from our sign in the accent colour. Each process keeps the last
 * drawing of each icon.
 */
export function registerIcons(
  http: FastifyInstance,
  options: {
    readonly settings: () => Pick<Settings, 'accent' | 'logo'>
    readonly storage: UploadsContext['uploads']['storage']
  },
): void {
  const { settings, storage } = options
  for (const [path, { type, draw }] of Object.entries(ICONS)) {
    let last: Drawn | undefined
    http.get(path, async (request, reply) => {
      const { accent, logo } = settings()
      const key = JSON.stringify([accent, logo?.id])
      if (last?.key !== key) {
        const body = readLook(storage, { accent, logo }).then(draw)
        last = { key, body }
        // A failed drawing is tried again by the next request.
        body.catch(() => {
          if (last?.body === body) last = undefined
        })
      }
      const body = await last.body
      const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
      // Pages append the current look to the address as `?v=`. The address without it stays the same when the look
      // changes, so browsers must revalidate the icon.
      reply.headers({ etag, 'cache-control': 'public, no-cache' })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply
        .header('content-security-policy', "default-src 'none'; img-src data:; frame-ancestors 'none'")
        .type(type)
        .send(body)
    })
  }
}

async function readLook(
  storage: UploadsContext['uploads']['storage'],
  { accent, logo }: Pick<Settings, 'accent' | 'logo'>,
): Promise<IconLook> {
  const content = logo === null ? undefined : await readPart(storage, partOf(logo, 320))
  return { accent, logo: logo !== null && content ? { content, ground: logo.ground } : undefined }
}
