import { CamelCasePlugin, type RawBuilder, sql } from 'kysely'

/** camelCase in the code, snake_case in the database; the site guard uses the conversion too. */
class Names extends CamelCasePlugin {
  inDatabase(name: string): string {
    return this.snakeCase(name)
  }
}

export const names = new Names()

/** Columns of a table as one SQL fragment, built once because building it costs more than reading it. */
export const columnsOf = (table: string, columns: readonly string[]): RawBuilder<unknown> =>
  sql.raw(columns.map((column) => `${table}.${names.inDatabase(column)}`).join(', '))
