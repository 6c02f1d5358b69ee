import { execFileSync } from 'node:child_process'

/** What the branch changed since it left `main`, on `main` the last commit; `null` where git does not know. */
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
