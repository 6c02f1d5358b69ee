import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importedPackages, neededPackages } from './prune-packages.ts'
import { admittedBy, readDockerfile } from './read-dockerfile.ts'

const PROJECT_DIR = join(import.meta.dirname, '../..')
const dockerfile = readDockerfile(readFileSync(join(PROJECT_DIR, 'deploy/Dockerfile'), 'utf8'))

test('the image runs Node itself, without rights of root, and says when it is ready', () => {
  expect(dockerfile.command).toEqual(['node', 'apps/server/src/main.ts'])
  expect(dockerfile.user).toBe('10001:0')
  expect(dockerfile.stopSignal).toBe('SIGTERM')
  expect(dockerfile.env).toMatchObject({ HOST: '0.0.0.0', NODE_ENV: 'production' })
  expect(dockerfile.healthcheck.join(' ')).toContain('/ready')
})

test('an instruction that is not known is refused', () => {
  expect(() => readDockerfile('FROM node\nSHELL ["sh"]')).toThrow('SHELL')
})

test('the builder gets sources, and no secrets, data, packages, tests or builds', () => {
  const isAdmitted = admittedBy(readFileSync(join(PROJECT_DIR, '.dockerignore'), 'utf8'))
  for (const path of [
    'package.json',
    '.npmrc',
    'apps/server/src/main.ts',
    'packages/i18n/messages/a/uk.json',
  ])
    expect([path, isAdmitted(path)]).toEqual([path, true])
  const kept = ['.env', 'data/secret-key', '.git/config', 'deploy/.env', 'node_modules/zod/index.js']
  for (const path of [...kept, 'apps/web/dist/server/server.js', 'apps/server/src/app-tests/a.test.ts'])
    expect([path, isAdmitted(path)]).toEqual([path, false])
})

test('packages are found as Node finds them, also through workspaces and peers, and optional peers are not', () => {
  const lock = {
    packages: {
      'apps/server': {},
      'node_modules/@our/lib': { link: true, resolved: 'packages/lib' },
      'packages/lib': { dependencies: { a: '1' } },
      'node_modules/a': {
        peerDependencies: { b: '1', c: '1' },
        peerDependenciesMeta: { c: { optional: true } },
      },
      'node_modules/a/node_modules/b': { dependencies: { a: '1' } },
      'node_modules/b': {},
      'node_modules/c': {},
    },
  }
  expect([...neededPackages(lock, [['apps/server', '@our/lib']])].toSorted()).toEqual([
    'node_modules/@our/lib',
    'node_modules/a',
    'node_modules/a/node_modules/b',
  ])
})

test('packages that a built file imports are read from its code', () => {
  const code = `import{a}from"react/jsx-runtime";import "@x/y/z";import"./own.js";await import("three");import"node:fs"`
  expect(importedPackages(code)).toEqual(['@x/y', 'react', 'three'])
})
