import 'kysely'

/**
 * With `out`, a database with more tables can be used where fewer tables are needed, but not the other way round.
 * Without `out`, the compiler compares all methods of two databases instead of their tables. The comparison takes a
 * third of the time of the type check, and it accepts a database without the needed tables. `out` needs the compiler
 * option `skipLibCheck`, because Kysely does not promise that its types allow `out`.
 */
declare module 'kysely' {
  interface Kysely<out DB> {}
  interface Transaction<out DB> {}
}
