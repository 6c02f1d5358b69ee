/** `Object.keys` with the names of the keys as its type, instead of `string`. */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[]
}
