import { setTimeout as delay } from 'node:timers/promises'
import { createUpload } from '@verstat/contract'
import sharp from 'sharp'
import { median } from '../measure.ts'
import { atMost, type PartResult, round } from '../report.ts'
import { withSite } from '../with-site.ts'

const ROUNDS = 8
const SIDES = { width: 4_000, height: 3_000 }

type Loop = { readonly p50: number; readonly p99: number; readonly max: number }

/** Measures how long the event loop is delayed while the server converts a phone photo to all widths. */
export async function measureUploads(): Promise<PartResult> {
  const photo = await takePhoto()
  return withSite(async ({ site }) => {
    const look = async (): Promise<Loop> => (await fetch(`${site}/bench/loop`)).json()
    await upload(site, photo, 0)
    const idle: Loop[] = []
    const drawing: Loop[] = []
    const times: number[] = []
    for (let round = 1; round <= ROUNDS; round += 1) {
      await look()
      const started = performance.now()
      await upload(site, photo, round)
      times.push(performance.now() - started)
      drawing.push(await look())
      // This pause is as long as the upload was, so that both samples contain the same background work.
      await delay(times.at(-1))
      idle.push(await look())
    }
    const row = (name: string, loops: readonly Loop[]) => [
      name,
      ...(['p50', 'p99', 'max'] as const).map((key) => round(median(loops.map((each) => each[key])))),
    ]
    const ratio = median(drawing.map(({ p99 }) => p99)) / median(idle.map(({ p99 }) => p99))
    return {
      tables: [
        {
          title: 'delay of the event loop, milliseconds, median of the rounds',
          columns: ['while', '50 %', '99 %', 'most'],
          rows: [row('idle', idle), row('a picture is stored', drawing)],
        },
        {
          title: 'a picture of 12 megapixels, stored in all widths',
          columns: ['megabytes', 'seconds, median'],
          rows: [[round(photo.length / 1e6), round(median(times) / 1000)]],
        },
      ],
      promises: [atMost('event loop at 99 %, storing ÷ idle', ratio, 2)],
    }
  })
}

async function upload(site: string, photo: Buffer, round: number): Promise<void> {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(photo)], 'photo.jpg'))
  const answer = await fetch(`${site}${createUpload.path}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': `10.9.0.${round}` },
    body: form,
  })
  if (answer.status !== 201) throw new Error(`the upload answered ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
}

/** Creates a photo from gradients and noise. Its file is about as large as a camera's file. */
async function takePhoto(): Promise<Buffer> {
  const grain = await sharp({
    create: { ...SIDES, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma: 12 } },
  })
    .blur(1)
    .png()
    .toBuffer()
  const clouds = await sharp({
    create: {
      width: 40,
      height: 30,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .resize({ ...SIDES, kernel: 'cubic' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer()
  return clouds
}
