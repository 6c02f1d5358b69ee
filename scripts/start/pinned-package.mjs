import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmCi, npmReason } from './npm-client.mjs'

/**
 * Installs one npm package without its dependencies into its own folder under `.verstat`, and returns this folder.
 * Version and integrity of the package are fixed. Throws with npm's reason if the installation fails.
 */
export async function fetchPinned(projectDir, { name, version, integrity }) {
  const folder = join(projectDir, '.verstat', `${name.replace(/[@/]+/g, '-').replace(/^-/, '')}-${version}`)
  const found = join(folder, 'node_modules', name)
  if (existsSync(found)) return found
  // The package is installed into another folder, which is then renamed. An interrupted or concurrent start therefore
  // never sees an incomplete package.
  const fresh = `${folder}.${process.pid}`
  try {
    prepareFolder(fresh, { name, version, integrity })
    const output = await npmCi(process.execPath, fresh)
    if (output) throw new Error(npmReason(output))
    if (!existsSync(join(fresh, 'node_modules', name))) throw new Error(`npm left ${name} out`)
    rmSync(folder, { recursive: true, force: true })
    renameSync(fresh, folder)
  } catch (error) {
    // If `found` exists, another process has installed the package in the meantime.
    if (!existsSync(found)) throw error
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  return found
}

function prepareFolder(folder, { name, version, integrity }) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const about = { name: 'verstat-tool', version: '1.0.0', private: true, dependencies: { [name]: version } }
  const packages = { '': about, [`node_modules/${name}`]: { version, integrity } }
  const lock = { name: about.name, version: about.version, lockfileVersion: 3, requires: true, packages }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(about))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
}
