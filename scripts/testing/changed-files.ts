import { execFileSync } from 'node:child_process'

/** Whether a file was changed whose path starts with one of these, or git cannot tell. */
export function isTouched(projectDir: string, guarded: readonly string[]): boolean {
  const changed = changedFiles(projectDir)
  return changed === null || changed.some((path) => guarded.some((start) => path.startsWith(start)))
}

/**
 * Returns the files that have changed since the branch left `main`. On `main`, returns the files of the last commit.
 * Returns null if git cannot tell.
 */
export function changedFiles(projectDir: string): readonly string[] | null {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: projectDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const baseOf = (branch: string) => {
    try {
      return git('merge-base', 'HEAD', branch).trim()
    } catch {
      return undefined
    }
  }
  try {
    const head = git('rev-parse', 'HEAD').trim()
    const base = [baseOf('origin/main'), baseOf('main')].find(
      (found) => found !== undefined && found !== head,
    )
    return git('diff', '--name-only', '-z', base ?? 'HEAD~1')
      .split('\0')
      .filter(Boolean)
  } catch {
    return null
  }
}
