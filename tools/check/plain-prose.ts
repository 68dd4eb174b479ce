import { refusedInProse } from './refused-names.ts'
import type { Finding } from './report.ts'
import { existingTopFolders, sourceFiles } from './source-files.ts'
import { literal, readSyntax } from './syntax.ts'

type Checked = { readonly sentences: number; readonly findings: readonly Finding[] }

type Sentence = { readonly text: string; readonly where: string }

/** Comments and test titles that use a word of the old dialect; docs/words.md says what to write instead. */
export function checkPlainProse(root: string): Checked {
  const sentences = sourceFiles(root, existingTopFolders(root)).flatMap((file) => sentencesOf(root, file))
  const findings = sentences.flatMap(({ text, where }) => {
    const word = refusedProse(text)
    return word === undefined ? [] : [{ where, what: `"${word}" is not a plain word (docs/words.md)` }]
  })
  return { sentences: sentences.length, findings }
}

/** The refused word of a sentence, if any; code in backticks may name stored things. */
export function refusedProse(text: string): string | undefined {
  const candidates = text.replaceAll(/`[^`]*`/g, '').match(/[A-Za-z]+/g) ?? []
  return candidates.find((word) => refusedInProse.has(word.toLowerCase()))
}

function sentencesOf(root: string, file: string): Sentence[] {
  const { at, comments, visit } = readSyntax(root, file)
  const found = comments.map(({ value, start }) => ({ text: value, where: at(start) }))
  visit({
    CallExpression: ({ callee, arguments: [title], start }) => {
      const name = callee.type === 'MemberExpression' ? callee.object : callee
      if (name.type !== 'Identifier' || !['test', 'describe'].includes(name.name)) return
      const text = literal(title)
      if (text !== undefined) found.push({ text, where: at(start) })
    },
  })
  return found
}
