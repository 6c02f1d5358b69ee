import { expect, test } from 'vitest'
import { earlyScript } from './early-script-plugin.ts'

test('what stands in the head of every page is small, whole and the same each time', async () => {
  const text = await earlyScript()
  expect(text.length).toBeLessThan(2_300)
  expect(text).toMatch(/^\(function\(\)\{.*\}\)\(\);$/s)
  expect(await earlyScript()).toBe(text)
})
