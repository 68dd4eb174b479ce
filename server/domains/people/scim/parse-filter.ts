import { ScimTrouble } from './scim-error.ts'

export type Condition = {
  /** In lower case, without its schema. */
  readonly attribute: string
  readonly operator: 'eq' | 'sw'
  readonly value: string
}

const shape = /^\s*([\w$.:-]+)\s+(eq|sw)\s+(?:"((?:[^"\\]|\\.)*)"|(true|false))\s*(?:and\s+|$)/i

/** Parses `userName eq "wang" and active eq true`: the filters that identity providers send. */
export function readFilter(text: string): Condition[] {
  const conditions: Condition[] = []
  let rest = text.trim()
  while (rest !== '') {
    const found = shape.exec(rest)
    if (!found || conditions.length >= 10)
      throw new ScimTrouble(400, 'Filters join conditions with eq or sw by and.', 'invalidFilter')
    const [whole, attribute = '', operator = '', quoted, plain] = found
    conditions.push({
      attribute: plainName(attribute),
      operator: operator.toLowerCase() === 'sw' ? 'sw' : 'eq',
      value: quoted === undefined ? (plain ?? '').toLowerCase() : quoted.replace(/\\(.)/g, '$1'),
    })
    rest = rest.slice(whole.length)
  }
  return conditions
}

/** `urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:employeeNumber` → `employeenumber`. */
export const plainName = (attribute: string) =>
  attribute
    .replace(/^urn:ietf:params:scim:schemas:(?:core|extension:enterprise):2\.0:(?:User|Group):/i, '')
    .toLowerCase()
