import { CamelCasePlugin, type PluginTransformResultArgs, type RawBuilder, sql } from 'kysely'

/** camelCase in the code, snake_case in the database; the site guard uses the conversion too. */
class Names extends CamelCasePlugin {
  readonly #inCode = new Map<string, string>()

  inDatabase(name: string): string {
    return this.snakeCase(name)
  }

  /** Renames the columns of a result. What a JSON column contains is data, and keeps its keys. */
  override async transformResult({ result }: PluginTransformResultArgs): Promise<typeof result> {
    const [first] = result.rows
    if (first === undefined) return result
    const columns = Object.keys(first).map((column) => [column, this.#columnInCode(column)] as const)
    if (columns.every(([column, name]) => column === name)) return result
    const rename = (row: Row): Row => {
      const renamed: Record<string, unknown> = {}
      for (const [column, name] of columns) renamed[name] = row[column]
      return renamed
    }
    return { ...result, rows: result.rows.map(rename) }
  }

  #columnInCode(column: string): string {
    const known = this.#inCode.get(column)
    if (known !== undefined) return known
    const name = this.camelCase(column)
    this.#inCode.set(column, name)
    return name
  }
}

type Row = Readonly<Record<string, unknown>>

export const names = new Names()

/** Columns of a table as one SQL fragment, built once because building it costs more than reading it. */
export const columnsOf = (table: string, columns: readonly string[]): RawBuilder<unknown> =>
  sql.raw(columns.map((column) => `${table}.${names.inDatabase(column)}`).join(', '))
