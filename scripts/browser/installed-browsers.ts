import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = [
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'chromium',
  'chromium-browser',
]

const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const WINDOWS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
]

/**
 * Returns the paths of installed browsers: first Chrome, then Edge and Chromium. A found browser may still fail to
 * start.
 */
export function installedBrowsers(): string[] {
  return candidates().filter((path) => existsSync(path))
}

function candidates(): string[] {
  if (process.platform === 'darwin') return MAC
  if (process.platform === 'win32') {
    const roots = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    return WINDOWS.flatMap((parts) => roots.flatMap((root) => (root ? [join(root, ...parts)] : [])))
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return NAMES.flatMap((name) =>
    [...folders, '/opt/google/chrome', '/snap/bin'].map((folder) => join(folder, name)),
  )
}
