import 'kysely'

/**
 * A database with more tables can be used where fewer are needed, and not the other way round. Without `out` the
 * compiler compares all methods of two databases instead of their tables. This takes a third of the type check, and
 * then it accepts a database without the needed tables. Needs `skipLibCheck`, because Kysely does not promise it.
 */
declare module 'kysely' {
  interface Kysely<out DB> {}
  interface Transaction<out DB> {}
}
