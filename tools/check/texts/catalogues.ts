import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { locales } from './locales.ts'
import type { Finding } from '../report.ts'

type Seen = { readonly errors: number; readonly findings: readonly Finding[] }

/** Loads the error catalogues of the contract and checks each error: its code, status and three texts. */
export async function checkCatalogues(root: string): Promise<Seen> {
  const files = globSync('contract/*/*errors.ts', { cwd: root }).toSorted()
  const seen = await Promise.all(files.map((file) => checkFile(root, file)))
  return {
    errors: seen.reduce((sum, item) => sum + item.errors, 0),
    findings: seen.flatMap((item) => item.findings),
  }
}

async function checkFile(root: string, file: string): Promise<Seen> {
  const exports: unknown = await import(pathToFileURL(join(root, file)).href)
  const errors = Object.values(exports ?? {}).flatMap((item) => (isRecord(item) ? Object.entries(item) : []))
  const findings = errors.flatMap(([code, error]) =>
    problemsOf(code, error).map((what) => ({ where: `${file} ${code}`, what })),
  )
  return { errors: errors.length, findings }
}

function problemsOf(code: string, error: unknown): string[] {
  if (!isRecord(error) || !isRecord(error['text'])) return ['not a refusal: { code, status, text }']
  const { code: own, status, text } = error
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

/** The placeholders of a sentence in sorted order: `{left} of {all}` gives `{all}{left}`. */
function blanksOf(sentence: string): string {
  return [...new Set(sentence.match(/\{\w+\}/g))].toSorted().join('')
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
