import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('all threads of a process get the lowest priority', () => {
  const module = JSON.stringify(join(import.meta.dirname, 'low-priority.ts'))
  const script = `
    const { takeLowPriority } = await import(${module})
    takeLowPriority()
    const { getPriority } = await import('node:os')
    const { readdirSync } = await import('node:fs')
    const threads = process.platform === 'linux' ? readdirSync('/proc/self/task') : ['0']
    console.log(JSON.stringify(threads.map((thread) => getPriority(Number(thread)))))`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  const priorities: number[] = JSON.parse(output)
  expect(new Set(priorities)).toEqual(new Set([19]))
})
