/**
 * Checks that the messages of both languages are complete, used, have equal arguments and follow the rules of
 * typography.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocaleCode } from '@verstat/i18n'
import type { Messages } from '@verstat/i18n/translator'
import compile from 'icu-minify/compile'
import { familyKeys, MESSAGE_FAMILIES } from './check-message-families.ts'
import { isUntranslated, messageArguments, textFaults } from './check-message-texts.ts'
import { callFaults, type MessageUse, readMessageUse } from './check-message-use.ts'
import { type CheckResult, runCheck } from './check-report.ts'
import { readSources, trackedFiles, walk } from './check-source-graph.ts'

const FOLDER = 'packages/i18n/messages'
const LOCALES: readonly LocaleCode[] = ['uk', 'en']

type Message = { readonly text: string; readonly compiled: Messages[string]; readonly file: string }
type Catalog = ReadonlyMap<string, Message>

export function checkMessages(
  root: string,
  families: readonly string[] = Object.keys(MESSAGE_FAMILIES),
  sources = readSources(root),
): CheckResult {
  const features = readFeatures(root)
  const faults: string[] = []
  const catalogs = {
    uk: readCatalog(root, 'uk', features, faults),
    en: readCatalog(root, 'en', features, faults),
  }
  const use = readMessageUse(sources.values(), features)
  faults.push(
    ...parityFaults(catalogs),
    ...LOCALES.flatMap((locale) => printFaults(locale, catalogs[locale])),
    ...useFaults(catalogs.uk, use, families),
    ...use.literalTexts,
  )
  return {
    faults,
    read: `${catalogs.uk.size} messages in ${LOCALES.length} languages, ${sources.size} source files`,
  }
}

/**
 * Returns the names of the folders with messages. Throws if there are no folders, or if git tracks a message file that
 * was not found.
 */
function readFeatures(root: string): readonly string[] {
  const files = existsSync(join(root, FOLDER)) ? [...walk(root, FOLDER)] : []
  const missed = trackedFiles(root).filter((path) => path.startsWith(`${FOLDER}/`) && !files.includes(path))
  if (files.length === 0 || missed.length > 0) {
    throw new Error(`Read ${files.length} message files${missed.map((path) => `, not ${path}`).join('')}`)
  }
  return [...new Set(files.map((path) => path.slice(FOLDER.length + 1).split('/', 1)[0] ?? ''))]
}

function readCatalog(
  root: string,
  locale: LocaleCode,
  features: readonly string[],
  faults: string[],
): Catalog {
  const catalog = new Map<string, Message>()
  for (const feature of features) {
    const file = `${FOLDER}/${feature}/${locale}.json`
    if (!existsSync(join(root, file))) {
      faults.push(`${file} is missing`)
      continue
    }
    const source = readFileSync(join(root, file), 'utf8')
    const messages: Readonly<Record<string, string>> = JSON.parse(source)
    for (const [key, text] of Object.entries(messages)) {
      if (!key.startsWith(`${feature}.`)) faults.push(`${file}: ${key} does not begin with ${feature}.`)
      if (source.split(`"${key}":`).length > 2) faults.push(`${file}: ${key} is written twice`)
      const compiled = compileOrNull(text)
      if (compiled === null) faults.push(`${file}: ${key} is not valid ICU`)
      else catalog.set(key, { text, compiled, file })
    }
  }
  return catalog
}

function compileOrNull(text: string): Messages[string] | null {
  try {
    return compile(text)
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}

function parityFaults({ uk, en }: Readonly<Record<LocaleCode, Catalog>>): string[] {
  const faults = []
  for (const [key, { file }] of en) if (!uk.has(key)) faults.push(`${file}: ${key} has no Ukrainian text`)
  for (const [key, message] of uk) {
    const english = en.get(key)
    if (!english) {
      faults.push(`${message.file}: ${key} has no English text`)
      continue
    }
    if (isUntranslated(key, message.compiled, english.compiled)) {
      faults.push(`${english.file}: ${key} is the same in both languages: ${english.text}`)
    }
    const [ours, theirs] = [describeArguments(message), describeArguments(english)]
    if (ours !== theirs) faults.push(`${english.file}: ${key} takes ${theirs}, in Ukrainian ${ours}`)
  }
  return faults
}

/**
 * Returns the arguments of a message as `{n} as number, {name} as text`, sorted by name. Returns an error text if an
 * argument is used in two ways.
 */
function describeArguments({ compiled }: Message): string {
  const wanted = argumentsOf(compiled)
  if (typeof wanted === 'string') return wanted
  const names = [...wanted].map(([name, kind]) => `{${name}} as ${kind}`)
  return names.toSorted().join(', ') || 'nothing'
}

function argumentsOf(compiled: Messages[string]): ReturnType<typeof messageArguments> | string {
  try {
    return messageArguments(compiled)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function printFaults(locale: LocaleCode, catalog: Catalog): string[] {
  return [...catalog].flatMap(([key, { text, compiled, file }]) => {
    const wanted = argumentsOf(compiled)
    const faults = textFaults(locale, key, text, compiled)
    if (typeof wanted === 'string') faults.push(wanted)
    return faults.map((fault) => `${file}: ${key} ${fault}`)
  })
}

function useFaults(catalog: Catalog, use: MessageUse, families: readonly string[]): string[] {
  const used = new Set(use.keys.keys())
  const faults: string[] = []
  for (const [template, where] of use.templates) {
    if (!families.includes(template)) {
      faults.push(`${where} puts together ${template}, which is not in MESSAGE_FAMILIES`)
    }
  }
  for (const template of families) {
    const isUsed = use.templates.has(template) || use.perhaps.has(template)
    for (const key of familyKeys(template)) {
      if (isUsed) used.add(key)
      if (isUsed && !catalog.has(key))
        faults.push(`${FOLDER}: ${key} is put together from ${template} and has no text`)
    }
  }
  for (const [key, where] of use.keys)
    if (!catalog.has(key)) faults.push(`${where} names ${key}, which has no text`)
  for (const [key, { file }] of catalog) if (!used.has(key)) faults.push(`${file}: ${key} is used nowhere`)
  for (const call of use.calls) {
    const wanted = argumentsOf(catalog.get(call.key)?.compiled ?? '')
    if (catalog.has(call.key) && typeof wanted !== 'string') faults.push(...callFaults(call, wanted))
  }
  return faults
}

runCheck('messages', import.meta, checkMessages)
