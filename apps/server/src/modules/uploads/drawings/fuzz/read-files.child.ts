import { readFile } from 'node:fs/promises'
import { loadReader } from '../readers.ts'

// This program reads the files that its parent names, one after another, as the child process of the server does.
process.on('message', async ({ path, mime }: { path: string; mime: string }) => {
  try {
    const reader = await loadReader(mime)
    await reader?.(await readFile(path))
    process.send?.('ready')
  } catch (error) {
    process.send?.(
      error instanceof RangeError && /memory|Invalid array/.test(error.message) ? 'memory' : 'failed',
    )
  }
})
process.once('disconnect', () => process.exit(0))
process.send?.('started')
