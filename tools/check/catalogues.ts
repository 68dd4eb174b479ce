import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { locales } from './locales.ts'
import type { Finding } from './report.ts'

type Seen = { readonly refusals: number; readonly findings: readonly Finding[] }

/** Loads the error catalogues of the contract and looks at each refusal: its code, status and three sentences. */
export async function checkCatalogues(root: string): Promise<Seen> {
  const files = globSync('contract/*/*errors.ts', { cwd: root }).toSorted()
  const seen = await Promise.all(files.map((file) => checkFile(root, file)))
  return {
    refusals: seen.reduce((sum, one) => sum + one.refusals, 0),
    findings: seen.flatMap((one) => one.findings),
  }
}

async function checkFile(root: string, file: string): Promise<Seen> {
  const exports: unknown = await import(pathToFileURL(join(root, file)).href)
  const refusals = Object.values(exports ?? {}).flatMap((one) => (isRecord(one) ? Object.entries(one) : []))
  const findings = refusals.flatMap(([code, refusal]) =>
    problemsOf(code, refusal).map((what) => ({ where: `${file} ${code}`, what })),
  )
  return { refusals: refusals.length, findings }
}

function problemsOf(code: string, refusal: unknown): string[] {
  if (!isRecord(refusal) || !isRecord(refusal['text'])) return ['not a refusal: { code, status, text }']
  const { code: own, status, text } = refusal
  return [
    ...(own === code ? [] : [`its code is ${String(own)}`]),
    ...(typeof status === 'number' && status >= 400 && status < 600
      ? []
      : [`its status is ${String(status)}`]),
    ...problemsOfText(text),
  ]
}

function problemsOfText(text: Readonly<Record<string, unknown>>): string[] {
  const sentences = locales.map((locale) => ({ locale, sentence: text[locale] }))
  const silent = sentences.filter(({ sentence }) => typeof sentence !== 'string' || sentence.trim() === '')
  if (silent.length > 0) return silent.map(({ locale }) => `${locale} is missing or empty`)
  const blanks = new Set(sentences.map(({ sentence }) => blanksOf(String(sentence))))
  return blanks.size === 1 ? [] : [`its sentences ask for different values: ${[...blanks].join(' / ')}`]
}

/** The blanks of a sentence, in a fixed order: `{left} of {all}` gives `{all}{left}`. */
function blanksOf(sentence: string): string {
  return [...new Set(sentence.match(/\{\w+\}/g))].toSorted().join('')
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
