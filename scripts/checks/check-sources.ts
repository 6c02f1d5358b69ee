/**
 * Runs all checks that read every source file. They share the parsed files, because parsing takes most of the time of
 * each check.
 */
import { checkImports } from './check-imports.ts'
import { checkMessages } from './check-messages.ts'
import { checkedFolder, report } from './check-report.ts'
import { readSources } from './check-source-graph.ts'

const folder = checkedFolder()
const sources = readSources(folder)
report('imports', folder, (root) => checkImports(root, sources))
report('messages', folder, (root) => checkMessages(root, undefined, sources))
