import type { Database } from './database.ts'
import { loadDictionaries } from './modules/directory/index.ts'
import {
  createPostgresEngine,
  explainSearch,
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
  try {
    await prepareDatabase(server.connection)
    await storeSynonyms(db)
    const dictionaries = await loadDictionaries(db)
    const engine = createPostgresEngine({ db, pool })
    const now = () => new Date()
    if (command === 'reindex') {
      const showProgress = createProgress('listings')
      let done = 0
      const listings = await reindex({ db, engine, dictionaries, now }, (batch) => {
        done += batch
        showProgress(done)
      })
      printLine(`Indexed ${listings} listings.`)
      return
    }
    const synonyms = await readSynonyms(db)
    const search = searchServices({ engine, synonyms: () => synonyms })
    const lines = await explainSearch({ db, pool, dictionaries, now, locale: 'uk', ip: '', search }, query)
    printLine(lines.join('\n'))
  } finally {
    await close()
    await server.stop()
  }
}
