import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const svg = readFileSync(new URL('./ukraine.svg', import.meta.url), 'utf8')

test('every region has a shape named by its slug, except Sevastopol, which is a point', () => {
  const shapes = [...svg.matchAll(/<path id="([a-z-]+)" d="M\d/g)].map((match) => match[1])
  expect(new Set(shapes).size).toBe(26)
  for (const slug of ['krym', 'kyiv', 'kyivska', 'odeska', 'zaporizka']) expect(shapes).toContain(slug)
  expect(shapes).not.toContain('sevastopol')
})

test('the file names its author and licence and is small', () => {
  expect(svg).toContain('Olesia Ladanai')
  expect(svg).toContain('CC BY 4.0')
  expect(svg.length).toBeLessThan(16_000)
})
