import type { APIRequestContext } from '@playwright/test'
import { expect, patience } from '../../fixtures.ts'
import { type Member, publishOrder } from '../offers/market-steps.ts'

export const FILES = {
  public: 'korpus.stl',
  producers: 'kryshka.stl',
  granted: 'skladannia.stl',
} as const

/** Publishes an order with a part of 10 × 20 × 30 mm of each level of access, whose agreement must be accepted. */
export async function publishDrawnOrder(request: APIRequestContext, customer: Member) {
  const files = await Promise.all(
    (['public', 'producers', 'granted'] as const).map(async (access) => ({
      uploadId: await upload(request, customer, FILES[access]),
      access,
    })),
  )
  return publishOrder(request, customer, { files, ndaRequired: true })
}

/** Uploads a part of 10 × 20 × 30 mm and waits until it has been read. */
async function upload(request: APIRequestContext, { token }: Member, name: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.post('/v1/upload', {
    headers,
    multipart: { file: { name, mimeType: 'model/stl', buffer: box(10, 20, 30) } },
  })
  expect(answer.status()).toBe(201)
  const { id } = await answer.json()
  await expect
    .poll(
      async () =>
        (await (await request.post(`/v1/upload/${id}/facts`, { headers, data: {} })).json()).reading,
      { timeout: patience(20_000) },
    )
    .toBe('ready')
  return id
}

/** A box as a binary STL file. */
function box(x: number, y: number, z: number): Buffer {
  const faces = [
    [
      [0, 0, 0],
      [0, y, 0],
      [x, y, 0],
      [x, 0, 0],
    ],
    [
      [0, 0, z],
      [x, 0, z],
      [x, y, z],
      [0, y, z],
    ],
    [
      [0, 0, 0],
      [x, 0, 0],
      [x, 0, z],
      [0, 0, z],
    ],
    [
      [0, y, 0],
      [0, y, z],
      [x, y, z],
      [x, y, 0],
    ],
    [
      [0, 0, 0],
      [0, 0, z],
      [0, y, z],
      [0, y, 0],
    ],
    [
      [x, 0, 0],
      [x, y, 0],
      [x, y, z],
      [x, 0, z],
    ],
  ]
  const triangles = faces.flatMap(([a, b, c, d]) => [
    [a, b, c],
    [a, c, d],
  ])
  const file = Buffer.alloc(84 + triangles.length * 50)
  file.writeUInt32LE(triangles.length, 80)
  triangles.forEach((triangle, at) => {
    triangle
      .flatMap((corner) => corner ?? [])
      .forEach((value, place) => {
        file.writeFloatLE(value, 84 + at * 50 + 12 + place * 4)
      })
  })
  return file
}
