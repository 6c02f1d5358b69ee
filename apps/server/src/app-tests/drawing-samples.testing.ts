import { createRandom, mutated } from '../modules/uploads/drawings/fuzz/mutated.testing.ts'
import { stepBox } from '../modules/uploads/drawings/solids/exchange/step-files.testing.ts'
import { binaryStl, sphere } from '../modules/uploads/drawings/solids/shapes.testing.ts'

/** References up to this one are units and contexts, which all bodies share. */
const SHARED = 20

/**
 * Writes a STEP file of about the given size: a box, copied under other numbers until the file is large enough. Reading
 * it takes longer than the limits allow, which is the worst that a file of this size can do.
 */
export function largeStep(bytes: number, name: string): Buffer {
  const text = String(stepBox([10, 20, 30], { name }))
  const own = /^#(\d+)=.*;$/gm
  const lines = [...text.matchAll(own)].filter(([, number]) => Number(number) > SHARED).map(([line]) => line)
  const count = Math.max(...lines.map((line) => Number(/^#(\d+)/.exec(line)?.[1])))
  const body = lines.join('\n')
  const end = text.lastIndexOf('ENDSEC;')
  const parts = [text.slice(0, end)]
  for (let size = text.length, n = 1; size < bytes; n += 1) {
    const copy = `${body.replaceAll(/#(\d+)/g, (whole, number) => (Number(number) > SHARED ? `#${Number(number) + n * count}` : whole))}\n`
    // The last copy must not make the file larger than an upload may be.
    if (size + copy.length > bytes) break
    parts.push(copy)
    size += copy.length
  }
  return Buffer.from(parts.join('') + text.slice(end))
}

/** Broken drawings without end, the same in every run. */
export function* brokenDrawings(): Generator<{ readonly name: string; readonly content: Buffer }, never> {
  const random = createRandom(1)
  const samples = [
    { name: 'part.step', content: stepBox([10, 20, 30]) },
    { name: 'part.stl', content: binaryStl(sphere(10, 24, 12)) },
  ]
  for (;;) for (const { name, content } of samples) yield { name, content: mutated(content, random) }
}
