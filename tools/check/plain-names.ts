import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { Node } from 'oxc-parser'
import { refusedNames, refusedParts, storedNames } from './refused-names.ts'
import type { Finding } from './report.ts'
import { existingTopFolders, isForeign, sourceFiles } from './source-files.ts'
import { readSyntax } from './syntax.ts'

type Checked = { readonly names: number; readonly findings: readonly Finding[] }

/** Declared names and file names that use a word of the old dialect; docs/words.md says what to write instead. */
export function checkPlainNames(root: string): Checked {
  const files = sourceFiles(root, existingTopFolders(root))
  const declared = files
    // Generated from the database, whose names stay.
    .filter((file) => !file.endsWith('/tables.ts'))
    .flatMap((file) => declaredNames(root, file))
  const named = declared.flatMap(({ name, where, isProperty }) => {
    const word = isProperty && storedNames.has(name) ? undefined : refusedWord(name)
    return word === undefined
      ? []
      : [{ where, what: `${name}: "${word}" is not a plain name (docs/words.md)` }]
  })
  const paths = globSync(
    existingTopFolders(root).map((folder) => `${folder}/**/*.{ts,tsx,css}`),
    {
      cwd: root,
      exclude: isForeign,
    },
  )
  const filed = paths.toSorted().flatMap((path) => {
    const word = refusedWord(basename(path).replace(/\..*$/, '').replaceAll('-', '_'))
    return word === undefined
      ? []
      : [{ where: path, what: `"${word}" is not a plain file name (docs/words.md)` }]
  })
  return { names: declared.length, findings: [...named, ...filed] }
}

/** The refused word in a name: the whole name, or a part of it in camel case. */
export function refusedWord(name: string): string | undefined {
  const bare = name.replace(/^_/, '')
  if (refusedNames.has(bare.toLowerCase())) return bare
  const parts = bare.match(/[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g) ?? []
  // Error codes and environment variables are stored names.
  if (/^[A-Z\d_]+$/.test(bare)) return undefined
  return parts.map((part) => part.toLowerCase()).find((part) => refusedParts.has(part))
}

type Declared = {
  readonly name: string
  readonly where: string
  /** A property of a type may bear the name of a stored or sent field; a variable has no reason to. */
  readonly isProperty: boolean
}

function declaredNames(root: string, file: string): Declared[] {
  const { at, visit } = readSyntax(root, file)
  const found: Declared[] = []
  const add = (node: Node | null | undefined, isProperty = false) => {
    if (!node) return
    if (node.type === 'Identifier') found.push({ name: node.name, where: at(node.start), isProperty })
    else if (node.type === 'ObjectPattern') for (const property of node.properties) addProperty(property)
    else if (node.type === 'ArrayPattern') for (const element of node.elements) add(element)
    else if (node.type === 'AssignmentPattern') add(node.left)
    else if (node.type === 'RestElement') add(node.argument)
  }
  // `{ held }` takes the name of a property that is declared elsewhere; `{ held: locked }` declares its own.
  const addProperty = (property: Node) => {
    if (property.type === 'RestElement') add(property.argument)
    else if (property.type === 'Property' && !property.shorthand) add(property.value)
  }
  const addFunction = ({ id, params }: { readonly id?: Node | null; readonly params: readonly Node[] }) => {
    add(id)
    for (const param of params) add(param)
  }
  visit({
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: ({ params }) => addFunction({ params }),
    ClassDeclaration: ({ id }) => add(id),
    TSTypeAliasDeclaration: ({ id }) => add(id),
    TSInterfaceDeclaration: ({ id }) => add(id),
    ...(file.startsWith('contract/') ? {} : { TSPropertySignature: ({ key }) => add(key, true) }),
  })
  return found
}
