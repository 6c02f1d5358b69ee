import { readStored, writeStored } from '../../lib/storage/stored-json.ts'

const KEY = 'recent-searches'
const SEARCHES_MAX = 6

/** Returns the searches made in this browser, latest first. The server does not store them. */
export function recentSearches(): readonly string[] {
  return readStored(KEY, isTexts) ?? []
}

export function rememberSearch(words: string): void {
  const query = words.trim().replaceAll(/\s+/g, ' ')
  if (query !== '') store([query, ...others(query)].slice(0, SEARCHES_MAX))
}

export function forgetSearch(query: string): void {
  store(others(query))
}

export function forgetSearches(): void {
  store([])
}

function others(query: string): readonly string[] {
  return recentSearches().filter((known) => known.toLowerCase() !== query.toLowerCase())
}

function store(searches: readonly string[]): void {
  writeStored(KEY, searches.length > 0 ? searches : undefined)
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
