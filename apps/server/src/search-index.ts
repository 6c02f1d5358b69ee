import type { Database } from './database.ts'
import { loadDictionaries } from './modules/directory/index.ts'
import {
  createPostgresEngine,
  explainSearch,
  forgetOutside,
  type OutsideSearch,
  openOutsideSearch,
  readSynonyms,
  reindex,
  searchServices,
  storeSynonyms,
} from './modules/search/index.ts'
import { makeConfig } from './platform/config/make-config.ts'
import { readEnv } from './platform/config/read-env.ts'
import { StartError } from './platform/config/start-error.ts'
import { openCommandDatabase } from './platform/db/command-database.ts'
import { createDatabase } from './platform/db/pool.ts'
import { prepareDatabase } from './platform/db/prepare-database.ts'
import { databaseLog } from './platform/logging/logger.ts'
import { createProgress, printLine, runCommandLine } from './platform/process/command-line.ts'

const HELP = `Looks after what the search finds.

  npm run search -- reindex              makes the index of every listing anew
  npm run search -- explain "столи дуб"  shows why a search finds what it finds

Works beside a running Verstat.
`

await runCommandLine(async () => {
  const [command, ...words] = process.argv.slice(2)
  if (command === 'reindex' && words.length === 0) await run('reindex', '')
  else if (command === 'explain' && words.length > 0) await run('explain', words.join(' '))
  else if (command === undefined || command === '--help') process.stdout.write(HELP)
  else throw new StartError('This cannot be understood. See npm run search -- --help')
})

async function run(command: 'reindex' | 'explain', query: string): Promise<void> {
  const config = makeConfig(readEnv())
  const server = await openCommandDatabase({ config, log: databaseLog, mayShare: true })
  const { db, pool, close } = createDatabase<Database>({ connection: server.connection, log: databaseLog })
  let outside: OutsideSearch | null = null
  try {
    await prepareDatabase(server.connection)
    await storeSynonyms(db)
    const dictionaries = await loadDictionaries(db)
    const inside = createPostgresEngine({ db })
    if (config.search)
      outside = await openOutsideSearch({ config: config.search, db, pool, log: databaseLog, inside })
    const engine = outside?.engine ?? inside
    const now = () => new Date()
    if (command === 'reindex') {
      const listings = await withProgress('listings', (report) =>
        reindex({ db, engine, dictionaries, now }, report),
      )
      printLine(`Indexed ${listings} listings.`)
      if (outside)
        printLine(`Sent ${await withProgress('documents', outside.rebuild)} documents to OpenSearch.`)
      else await forgetOutside(db)
      return
    }
    const synonyms = await readSynonyms(db)
    const search = searchServices({ db, engine, synonyms: () => synonyms })
    const lines = await explainSearch({ db, pool, dictionaries, now, locale: 'uk', ip: '', search }, query)
    printLine(lines.join('\n'))
  } finally {
    await outside?.close()
    await close()
    await server.stop()
  }
}

/** Prints how much is done, while `work` reports the size of each part. */
async function withProgress<Result>(
  what: string,
  work: (report: (done: number) => void) => Promise<Result>,
): Promise<Result> {
  const showProgress = createProgress(what)
  let done = 0
  return work((part) => {
    done += part
    showProgress(done)
  })
}
