import { takeLowPriority } from './platform/process/low-priority.ts'

// Visitors come first. Loading the command is its first work, so it happens afterwards.
takeLowPriority()
await import('./backup-command.ts')
