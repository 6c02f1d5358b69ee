/**
 * The version of the documents outside. Raise it with every change of the mapping or of `outsideDocument`: the index is
 * then built anew when the server starts. The rules for stems need no version here, because a reindex changes the
 * documents in PostgreSQL, and the outbox ships every change.
 */
export const MAPPING_VERSION = 1

/** Fields with which documents are found only. Nothing sorts by them, and how often a word occurs does not count. */
const WORDS = { type: 'keyword', doc_values: false, norms: false } as const

/**
 * `words` holds all lexemes. `title`, `subject` and `context` hold the lexemes of this field and of the fields with a
 * higher weight. `ranks` holds the score of each lexeme in this document.
 */
export const INDEX_BODY = {
  settings: {
    number_of_shards: 1,
    auto_expand_replicas: '0-1',
    // Stated, so that OpenSearch does not pause the refreshes of an index that nobody searches.
    refresh_interval: '1s',
    // How long the version of a deleted document is known. A bulk request that is late must not bring it back.
    gc_deletes: '1h',
  },
  mappings: {
    dynamic: 'strict',
    _source: { enabled: false },
    properties: {
      kind: { type: 'keyword', doc_values: false },
      id: { type: 'keyword' },
      at: { type: 'long' },
      expires_at: { type: 'long', doc_values: false },
      type: { type: 'keyword' },
      region: { type: 'short' },
      categories: { type: 'short' },
      words: WORDS,
      title: WORDS,
      subject: WORDS,
      context: WORDS,
      ranks: { type: 'rank_features' },
    },
  },
} as const
