import type { SpawnOptions } from 'node:child_process'

export function runInForeground(
  node: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'env'>,
): Promise<number>
