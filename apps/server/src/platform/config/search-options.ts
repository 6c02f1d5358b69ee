import { listMatching, type Option } from './option.ts'

const PREFIX = /^[a-z][a-z0-9-]{0,39}$/

export const SEARCH_OPTIONS = {
  SEARCH_URL: listMatching(
    isNode,
    [],
    'addresses like `https://user:password@host:9200`',
    'Nodes of an OpenSearch cluster (2.19 and 3.4 are tested) that answers searches; `none`: PostgreSQL answers them. While the cluster is away or its index is being built, PostgreSQL answers too. User and password are percent-encoded.',
  ),
  SEARCH_INDEX: named(
    'verstat',
    'Beginning of the names of our indexes in that cluster. Installs that share a cluster need different ones.',
  ),
}

function isNode(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, search, hash } = new URL(text)
  return (protocol === 'https:' || protocol === 'http:') && search === '' && hash === ''
}

function named(fallback: string, summary: string): Option<string> {
  return {
    kind: 'a-z, 0-9 and `-`, up to 40 characters',
    fallback,
    shown: fallback,
    summary,
    read(text) {
      return PREFIX.test(text)
        ? { value: text }
        : { fault: 'must be up to 40 characters of a-z, 0-9 and -, and start with a letter' }
    },
  }
}
