import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSecretKey, readOrCreateSecret } from './secret-key.ts'

const key = createSecretKey('a secret of thirty-two characters')

test('sealed text opens only for the same purpose, place and secret', () => {
  const sealed = key.seal('second factor', 'JBSWY3DPEHPK3PXP', 'user 1')
  expect(key.open('second factor', sealed, 'user 1')).toBe('JBSWY3DPEHPK3PXP')
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DP')
  expect(() => key.open('second factor', sealed, 'user 2')).toThrow()
  expect(() => key.open('other', sealed, 'user 1')).toThrow()
  expect(() => createSecretKey('another secret').open('second factor', sealed, 'user 1')).toThrow()
  expect(key.seal('second factor', 'x', 'user 1')).not.toEqual(key.seal('second factor', 'x', 'user 1'))
})

test('a signature is valid only for its purpose', () => {
  expect(key.sign('ticket', '1')).toBe(
    createSecretKey('a secret of thirty-two characters').sign('ticket', '1'),
  )
  expect(key.sign('ticket', '1')).not.toBe(key.sign('challenge', '1'))
})

test('the secret of a data folder is created once and readable by its owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verstat-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const secret = readOrCreateSecret(folder)
  expect(secret).toHaveLength(43)
  expect(readOrCreateSecret(folder)).toBe(secret)
  expect(statSync(join(folder, 'secret-key')).mode & 0o777).toBe(0o600)
  writeFileSync(join(folder, 'secret-key'), 'short')
  expect(() => readOrCreateSecret(folder)).toThrow(/secret-key is broken/)
})
