import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const web = resolve(import.meta.dirname, '..')
/** The English texts of the portal, the exams, the player and the console. */
const files = globSync('{app,lib,ui,domains}/**/{en-US,text,trouble-text}.ts', { cwd: web }).filter(
  (file) => !file.includes('showcase'),
)
const english = files.filter((file) => file.endsWith('en-US.ts'))
const sourceOf = (file: string) => readFileSync(resolve(web, file), 'utf8')

/** Phrases that sound unnatural. */
const stiff = [
  /Still up/,
  /[Cc]arry on/,
  /All of them/,
  /There is no such/,
  /Personal centre/,
  /learnt this week/,
  /Go to the home page/,
  /No \w+ fits/,
  /Nobody is/,
  /'Go on/,
  /'Look'/,
  /[Ww]hoever/,
  /\bmended?\b [a-z]/,
  /by itself/,
  /lies? (?:outside|inside|after)/,
  /your reach/,
  /\bin force\b/,
  /\b[Tt]aken? back/,
  /for ever\b/,
]
/** British spellings: the language is en-US. */
const british = [
  /\b[Ee]nrolment/,
  /\b[Oo]rganisation/,
  /\b[Ff]avourite [a-z]/,
  /\bcentres?['` ]/,
  /\be-mail/i,
]

test('P-24: the English of the portal, the exams and the console is what a native speaker would say', () => {
  expect(files.length).toBeGreaterThan(70)
  const found = english.flatMap((file) =>
    quoted(sourceOf(file)).flatMap((text) =>
      [...stiff, ...british].filter((phrase) => phrase.test(text)).map(() => `${text} in ${file}`),
    ),
  )
  expect(found).toEqual([])
})

test('P-24: no English text contains Chinese, except the names of languages', () => {
  const found = english.flatMap((file) =>
    quoted(sourceOf(file))
      .filter((text) => /\p{Script=Han}/u.test(text.replaceAll(/简体中文|繁體中文/g, '')))
      .map((text) => `${text} in ${file}`),
  )
  expect(found).toEqual([])
})

/** Quoted strings only: keys and comments are no text. */
const quoted = (code: string): string[] =>
  code
    .split('\n')
    .filter((line) => !/^\s*(?:\/[/*]|\*|import)/.test(line))
    .flatMap((line) => line.replace(/^\s*'[\w.-]+': /, '').match(/'(?:[^'\\]|\\.)*'|`[^`]*`/g) ?? [])
