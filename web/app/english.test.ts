import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const web = resolve(import.meta.dirname, '..')
/** The English of the portal, the exams, the player and the console. */
const files = globSync('{app,lib,ui,domains}/**/{en-US,text,trouble-text}.ts', { cwd: web }).filter(
  (file) => !file.includes('showcase'),
)
const english = files.filter((file) => file.endsWith('en-US.ts'))
const wordsOf = (file: string) => readFileSync(resolve(web, file), 'utf8')

/** What nobody says to a colleague, with the file that said it. */
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
/** Written as in the United States: the language is called en-US. */
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
    quoted(wordsOf(file)).flatMap((words) =>
      [...stiff, ...british].filter((phrase) => phrase.test(words)).map(() => `${words} in ${file}`),
    ),
  )
  expect(found).toEqual([])
})

test('P-24: no English text has Chinese in it, but for the names of languages', () => {
  const found = english.flatMap((file) =>
    quoted(wordsOf(file))
      .filter((words) => /\p{Script=Han}/u.test(words.replaceAll(/简体中文|繁體中文/g, '')))
      .map((words) => `${words} in ${file}`),
  )
  expect(found).toEqual([])
})

/** What stands between quotation marks, with the marks: keys and comments are no text. */
const quoted = (code: string): string[] =>
  code
    .split('\n')
    .filter((line) => !/^\s*(?:\/[/*]|\*|import)/.test(line))
    .flatMap((line) => line.replace(/^\s*'[\w.-]+': /, '').match(/'(?:[^'\\]|\\.)*'|`[^`]*`/g) ?? [])
