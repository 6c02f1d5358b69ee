import { expect, test } from 'vitest'
import { earlyScript } from './early-script-plugin.ts'

test('the early script is under 2,300 bytes, one function call and deterministic', async () => {
  const text = await earlyScript()
  expect(text.length).toBeLessThan(2_300)
  expect(text).toMatch(/^\(function\(\)\{.*\}\)\(\);$/s)
  expect(await earlyScript()).toBe(text)
})
