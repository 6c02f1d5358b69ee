import type { ContentName } from '../content/content-kind.ts'
import { CONTENT_KINDS } from '../content/content-kind.ts'
import type { Reader } from './reading.ts'

/** Loads the reader of a kind of file. A child process loads only the one that it needs, because some are large. */
const READERS: Partial<Record<ContentName, () => Promise<Reader>>> = {}

/** The types of files that can be read, as the database stores them. */
export function isReadable(mime: string): boolean {
  return nameOf(mime) !== undefined
}

export async function loadReader(mime: string): Promise<Reader | undefined> {
  const name = nameOf(mime)
  return name && READERS[name]?.()
}

function nameOf(mime: string): ContentName | undefined {
  return contentNames().find((name) => CONTENT_KINDS[name].mime === mime && name in READERS)
}

function contentNames(): ContentName[] {
  return Object.keys(CONTENT_KINDS) as ContentName[]
}
