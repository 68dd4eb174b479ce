/** Marks an export that the browser does not need: a schema, or something made of schemas. */
export const dropped = Symbol('dropped')

type Fields = Readonly<Record<string, unknown>>

/**
 * What the browser keeps of one export of the contract: the wire data of an endpoint, the values of an enumeration,
 * plain data as it is, and nothing of a schema.
 */
export function slimExport(value: unknown): unknown {
  if (isEndpoint(value)) return slimEndpoint(value)
  if (isSchema(value)) return isEnumeration(value) ? { options: value['options'] } : dropped
  return isPlain(value) ? value : dropped
}

function slimEndpoint({ method, path, kind, hot, query }: Fields): Fields {
  const names = isFields(query) && isFields(query['shape']) ? Object.keys(query['shape']) : []
  return {
    method,
    path,
    kind,
    ...(hot === true ? { hot } : {}),
    ...(names.length > 0 ? { query: names } : {}),
  }
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const isSchema = (value: unknown): value is Fields => isFields(value) && '_zod' in value

const isEnumeration = (schema: Fields) => Array.isArray(schema['options']) && isFields(schema['enum'])

const isEndpoint = (value: unknown): value is Fields =>
  isFields(value) &&
  typeof value['path'] === 'string' &&
  typeof value['method'] === 'string' &&
  isSchema(value['result'])

function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (!isFields(value) || isSchema(value)) return false
  const isLiteral = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return isLiteral && Object.values(value).every(isPlain)
}
