import { basename, dirname } from 'node:path'
import type { PropertyKey } from 'oxc-parser'
import { foreignCharacters } from './chinese-scripts.ts'
import { asLocale, type Locale, locales } from './locales.ts'
import type { Finding } from '../report.ts'
import { isTest, sourceFiles } from '../source-files.ts'
import { literal, readSyntax, type Syntax } from '../syntax.ts'

type Seen = { readonly files: number; readonly findings: readonly Finding[] }

/** Text folders of the web: `text/zh-CN.ts` and its two siblings, each for one locale. */
export function checkTextFolders(root: string): Seen {
  const files = sourceFiles(root, ['web']).filter(
    (path) => basename(dirname(path)) === 'text' && localeOf(path),
  )
  const folders = new Set(files.map((path) => dirname(path)))
  const missing = [...folders].flatMap((folder) =>
    locales
      .filter((locale) => !files.includes(`${folder}/${locale}.ts`))
      .map((locale) => ({ where: folder, what: `${locale} is missing` })),
  )
  const findings = files.flatMap((path) => readTexts(readSyntax(root, path), localeOf(path)))
  return { files: files.length, findings: [...missing, ...findings] }
}

/** Inline texts, `{ 'zh-CN': …, 'zh-TW': …, 'en-US': … }`: errors, mail, messages. */
export function checkTextsSideBySide(root: string): Seen {
  const files = sourceFiles(root, ['contract', 'server']).filter((path) => !isTest(path))
  return { files: files.length, findings: files.flatMap((path) => readTexts(readSyntax(root, path))) }
}

function localeOf(path: string): Locale | undefined {
  return asLocale(basename(path, '.ts'))
}

function localeOfKey({ key }: { readonly key: PropertyKey }): Locale | undefined {
  return key.type === 'Literal' ? asLocale(String(key.value)) : undefined
}

/** Checks the strings of a file of one locale, and those under the key of one. */
function readTexts(file: Syntax, locale?: Locale): Finding[] {
  const findings: Finding[] = []
  const open = locale ? [locale] : []
  const check = (start: number, text: string) => {
    const inside = open.at(-1)
    if (inside)
      findings.push(...foreignCharacters(inside, text).map((what) => ({ where: file.at(start), what })))
  }
  file.visit({
    Property(node) {
      const inside = localeOfKey(node)
      if (inside) open.push(inside)
      const isEmpty = open.length > 0 && literal(node.value)?.trim() === ''
      if (isEmpty) findings.push({ where: file.at(node.start), what: 'an empty text' })
    },
    'Property:exit'(node) {
      if (localeOfKey(node)) open.pop()
    },
    Literal: ({ start, value }) => typeof value === 'string' && check(start, value),
    TemplateElement: ({ start, value }) => check(start, value.raw),
  })
  return findings
}
