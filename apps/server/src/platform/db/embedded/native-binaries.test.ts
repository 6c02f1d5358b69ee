import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findBinaries, prepareBinaries, probeBinaries, programPath } from './native-binaries.ts'

const folder = mkdtempSync(join(tmpdir(), 'verstat-native-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the binaries run without the links that an install script would create', () => {
  const binaries = prepareBinaries(findBinaries(), join(folder, 'links'))
  expect(probeBinaries(binaries, 'own')).toBe('runs')
})

test('programs that cannot be executed, as on a noexec file system, are reported in one line', () => {
  mkdirSync(join(folder, 'bin'))
  const native = { folder, version: '18', environment: {} }
  writeFileSync(programPath(native, 'postgres'), '')
  chmodSync(programPath(native, 'postgres'), 0o644)
  expect(() => probeBinaries(native, 'own')).toThrow(/^The programs in .* may not be run: .* noexec [^\n]*$/)
})

test('programs that fail at once are refused with their output', () => {
  const broken = mkdtempSync(join(folder, 'broken-'))
  mkdirSync(join(broken, 'bin'))
  const native = { folder: broken, version: '18', environment: {} }
  writeFileSync(programPath(native, 'postgres'), '#!/bin/sh\necho "libicu is missing" >&2\nexit 127\n', {
    mode: 0o755,
  })
  expect(() => probeBinaries(native, 'own')).toThrow(/does not run on this system: libicu is missing/)
})
