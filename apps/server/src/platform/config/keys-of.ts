/** `Object.keys` for a table: its own keys, as the compiler knows them. */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[]
}
