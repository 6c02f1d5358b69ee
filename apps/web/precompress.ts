import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|svg|json|ico|txt|xml|webmanifest)$/
/** Smaller files are not compressed, because they fit into one network packet anyway. */
const WORTHWHILE_BYTES = 1_000

const pack = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/** Writes `.br` and `.gz` copies of the built text files. A copy that is not smaller than its file is left out. */
export function precompressPlugin(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => TEXT.test(name))
      await Promise.all(files.map((name) => compress(join(dir, name))))
    },
  }
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < WORTHWHILE_BYTES) return
  for (const [extension, shrink] of Object.entries(pack)) {
    const packed = await shrink(bytes)
    if (packed.length < bytes.length) await writeFile(`${path}.${extension}`, packed)
  }
}
