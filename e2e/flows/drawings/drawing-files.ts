import type { APIRequestContext } from '@playwright/test'
import { expect, patience } from '../../fixtures.ts'
import type { Member } from '../offers/market-steps.ts'

export type StoredFile = { readonly uploadId: string; readonly isRead: boolean }

/** Uploads a file and waits until the server has read it, if it reads such files. */
export async function storeFile(
  request: APIRequestContext,
  { token }: Member,
  name: string,
  buffer: Buffer,
): Promise<StoredFile> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.post('/v1/upload', {
    headers,
    multipart: { file: { name, mimeType: 'application/octet-stream', buffer } },
  })
  expect(answer.status()).toBe(201)
  const { id } = await answer.json()
  const state = async () =>
    (await (await request.post(`/v1/upload/${id}/facts`, { headers, data: {} })).json()).reading
  await expect.poll(state, { timeout: patience(20_000) }).not.toBe('pending')
  return { uploadId: id, isRead: (await state()) === 'ready' }
}

/** A box of 10 × 20 × 30 mm as a binary STL file. */
export function boxFile(): Buffer {
  const sides = ['0231', '4576', '0154', '2673', '0462', '1375'].map((side) => [...side].map(Number))
  const triangles = sides.flatMap(([a = 0, b = 0, c = 0, d = 0]) => [
    [a, b, c],
    [a, c, d],
  ])
  const file = Buffer.alloc(84 + 50 * triangles.length)
  file.writeUInt32LE(triangles.length, 80)
  for (const [number, triangle] of triangles.entries())
    for (const [at, corner] of triangle.entries())
      for (const [axis, size] of [10, 20, 30].entries())
        file.writeFloatLE((corner >> axis) & 1 ? size : 0, 84 + 50 * number + 12 + 12 * at + 4 * axis)
  return file
}

/** A plate of 100 × 50 mm with a note on a layer of its own. */
export function plateFile(): Buffer {
  const line = (from: readonly number[], to: readonly number[]) =>
    [0, 'LINE', 8, 'CUT', 10, from[0], 20, from[1], 11, to[0], 21, to[1]] as const
  const corners = [
    [0, 0],
    [100, 0],
    [100, 50],
    [0, 50],
  ]
  const lines = corners.flatMap((corner, at) => line(corner, corners[(at + 1) % 4] ?? []))
  const note = [0, 'TEXT', 8, 'NOTES', 10, 20, 20, 20, 40, 5, 1, 'Steel <b>3 mm</b>']
  const header = [0, 'SECTION', 2, 'HEADER', 9, '$INSUNITS', 70, 4, 0, 'ENDSEC']
  const entities = [0, 'SECTION', 2, 'ENTITIES', ...lines, ...note, 0, 'ENDSEC', 0, 'EOF']
  return Buffer.from(`${[...header, ...entities].join('\n')}\n`)
}

/** A PDF file with one line of text on each page. */
export function pagesFile(texts: readonly string[]): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${texts.length} /Kids [${texts.map((_, at) => `${4 + 2 * at} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...texts.flatMap((text, at) => {
      const content = `BT /F1 24 Tf 40 120 Td (${text}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents ${5 + 2 * at} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + table + end)
}
