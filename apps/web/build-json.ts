import type { Plugin } from 'vite'

/**
 * Writes the file name of the entry script to `/build.json`. The file name contains a hash of all code, so the name
 * identifies the build.
 */
export function buildJsonPlugin(): Plugin {
  return {
    name: 'verstat:build-json',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      if (!entry) throw new Error('The build has no entry to write into build.json')
      this.emitFile({
        type: 'asset',
        fileName: 'build.json',
        source: JSON.stringify({ entry: `/${entry.fileName}` }),
      })
    },
  }
}
