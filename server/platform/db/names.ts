import { CamelCasePlugin, type RawBuilder, sql } from 'kysely'

/** camelCase here, snake_case in the database; says the latter also for the guard, which renames as it goes. */
class Names extends CamelCasePlugin {
  inDatabase(name: string): string {
    return this.snakeCase(name)
  }
}

export const names = new Names()

/** Columns of a table as one piece of SQL, to be made once: what every page asks for costs more to build than to read. */
export const columnsOf = (table: string, columns: readonly string[]): RawBuilder<unknown> =>
  sql.raw(columns.map((column) => `${table}.${names.inDatabase(column)}`).join(', '))
