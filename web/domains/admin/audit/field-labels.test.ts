import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Node } from 'typescript/unstable/ast'
import {
  isCallExpression,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isStringLiteral,
} from 'typescript/unstable/ast/is'
import { API, type Checker, type Type } from 'typescript/unstable/sync'
import { expect, test } from 'vitest'
import { text } from './text/index.ts'
import { codesOf, fieldWord } from './field-labels.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

const filesWithActs = () =>
  globSync('server/{domains,platform,app}/**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.ts$|make\.ts$/.test(file))
    .filter((file) => readFileSync(root + file, 'utf8').includes('.audit('))

/** Fields that the server leaves out: ids that only the program reads. */
const unread = /^id$|(?:^|\.)(?:bulkId|moveId|reversal|sessionId|versionId|moduleId|seed|acts)$/

const recorded = recordedFields().filter(({ field }) => !unread.test(field))

test('K-13 every field of every audited act has a label', () => {
  expect(recorded.length).toBeGreaterThan(900)
  const { fields } = text['zh-CN']
  const wordless = recorded.filter(({ field }) => field !== '' && fieldWord(fields, field) === undefined)
  expect(wordless.map(({ where, field }) => `${where}: ${field}`)).toEqual([])
})

test('K-13 every code of such a field has a label', () => {
  const { values, states } = text['zh-CN']
  const known = { ...values, state: states, status: states }
  const wordless = recorded.flatMap(({ where, field, codes }) =>
    codes.filter((code) => !codesOf(known, field)?.[code]).map((code) => `${where}: ${field} ${code}`),
  )
  expect(recorded.filter(({ codes }) => codes.length > 0).length).toBeGreaterThan(200)
  expect(wordless).toEqual([])
})

/** A field that an act records, and its possible codes where the compiler knows them. */
type RecordedField = { readonly where: string; readonly field: string; readonly codes: readonly string[] }

/** Every field of every act that the server records, as the compiler knows them. */
function recordedFields(): RecordedField[] {
  const api = new API({ cwd: root })
  try {
    const project = api.updateSnapshot({ openProjects: [`${root}server/tsconfig.json`] }).getProjects()[0]
    if (!project) throw new Error('the compiler has not opened the server project')
    return filesWithActs().flatMap((file) => {
      const source = project.program.getSourceFile(root + file)
      if (!source) throw new Error(`the compiler does not know ${file}`)
      return actsIn(source).flatMap((act) =>
        fieldsRecordedBy(project.checker, act).map(([field, codes]) => ({ where: file, field, codes })),
      )
    })
  } finally {
    api.close()
  }
}

/** The arguments of `ctx.audit(…)`. */
function actsIn(node: Node): Node[] {
  const isAct =
    isCallExpression(node) &&
    isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'audit'
  const below: Node[] = []
  node.forEachChild((child) => {
    below.push(...actsIn(child))
  })
  return [...(isAct ? node.arguments.slice(0, 1) : []), ...below]
}

type FieldCodes = [field: string, codes: string[]]

function fieldsRecordedBy(checker: Checker, act: Node): FieldCodes[] {
  const type = checker.getTypeAtLocation(act)
  const sides = ['before', 'after'].flatMap((side) => {
    const symbol = type && checker.getPropertyOfType(type, side)
    const of = symbol && checker.getTypeOfSymbol(symbol)
    return of ? fieldsOf(checker, '', of) : []
  })
  return [...sides, ...literalsIn(act)]
}

/** Fields of a type by their path; those of a list under the path of the list, as the audit record names them. */
function fieldsOf(checker: Checker, path: string, type: Type): FieldCodes[] {
  if (type.isUnionType()) return type.getTypes().flatMap((member) => fieldsOf(checker, path, member))
  if (type.isStringLiteralType()) return [[path, [type.value]]]
  if (!type.isObjectType() && !type.isIntersectionType()) return [[path, []]]
  if (checker.typeToString(type) === 'Date') return [[path, []]]
  if (checker.isArrayLikeType(type) && type.isTypeReference()) {
    const [of] = checker.getTypeArguments(type)
    return of ? fieldsOf(checker, path, of) : []
  }
  return checker.getPropertiesOfType(type).flatMap((property) => {
    const of = checker.getTypeOfSymbol(property)
    return of ? fieldsOf(checker, path === '' ? property.name : `${path}.${property.name}`, of) : []
  })
}

/** Codes written as literals in the act itself, `after: { state: 'published' }`: their type is only string. */
function literalsIn(act: Node): FieldCodes[] {
  if (!isObjectLiteralExpression(act)) return []
  return act.properties.flatMap((side): FieldCodes[] => {
    if (!isPropertyAssignment(side) || !isObjectLiteralExpression(side.initializer)) return []
    return side.initializer.properties.flatMap((field): FieldCodes[] =>
      isPropertyAssignment(field) && isStringLiteral(field.initializer)
        ? [[field.name.getText(), [field.initializer.text]]]
        : [],
    )
  })
}
