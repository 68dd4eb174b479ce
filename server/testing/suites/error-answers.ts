import { existsSync, readdirSync } from 'node:fs'
import { endpoint, type ErrorSpec, locales, sentence } from '@lyceum/contract/kit'
import { z } from 'zod'
import { AppError } from '#platform/app-error'
import { answer } from '#platform/http'
import type { Domain } from '#platform/domain'
import type { Finding } from './report/finding.ts'
import { runConcurrently } from './env/concurrency.ts'
import type { TestEnv } from './env/test-env.ts'

/** Every error of the contract, from all its catalogues. */
export async function allErrorSpecs(): Promise<ErrorSpec<never>[]> {
  const contract = new URL('../../../contract/', import.meta.url)
  const found = new Map<string, ErrorSpec<never>>()
  for (const domain of readdirSync(contract)) {
    const indexFile = new URL(`${domain}/index.ts`, contract)
    if (!existsSync(indexFile)) continue
    for (const value of Object.values((await import(indexFile.href)) as Record<string, unknown>)) {
      for (const spec of isCatalogue(value) ? Object.values(value) : []) found.set(spec.code, spec)
    }
  }
  return [...found.values()]
}

const spec = z.object({ code: z.string(), status: z.number(), text: z.record(z.string(), z.string()) })
const catalogue = z.record(z.string(), spec).refine((entries) => Object.keys(entries).length > 0)

const isCatalogue = (value: unknown): value is Record<string, ErrorSpec<never>> =>
  catalogue.safeParse(value).success

/** Finds what is wrong with the text of an error: a missing language, or placeholders that differ between languages. */
export function textTroubles(specs: readonly ErrorSpec<never>[]): Finding[] {
  return specs.flatMap(({ code, status, text }) => {
    const silent = locales
      .filter((locale) => !text[locale].trim())
      .map((locale) => `says nothing in ${locale}`)
    const blanks = locales.map((locale) => blanksIn(text[locale]).join())
    const uneven =
      new Set(blanks).size > 1 ? [`asks for other blanks in other languages: ${blanks.join(' / ')}`] : []
    const odd = status >= 400 && status < 600 ? [] : [`has status ${status}`]
    return [...silent, ...uneven, ...odd].map((what) => ({ call: code, what }))
  })
}

const blanksIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort()

const refuse = endpoint({
  method: 'GET',
  path: '/app/suite/refusal/:code',
  kind: 'read',
  access: 'public',
  summary: 'Rejects with a code of the catalogues.',
  params: z.object({ code: z.string() }),
  result: z.boolean(),
})

/** A domain that fails with any requested error code. */
export function errorDomain(specs: readonly ErrorSpec<never>[]): Domain {
  const byCode = new Map(specs.map((errorSpec) => [errorSpec.code, errorSpec]))
  const route = answer(refuse, async (_ctx, { code }) => {
    const found = byCode.get(code)
    if (!found) return true
    throw new AppError(found, Object.fromEntries(blanksIn(found.text['zh-CN']).map((name) => [name, 7])))
  })
  return { name: 'suite', routes: [route] }
}

/** Requests every error in every language, by cookie and by Accept-Language, and checks the answer. */
export async function errorsOnTheWire(
  testEnv: TestEnv,
  specs: readonly ErrorSpec<never>[],
): Promise<Finding[]> {
  const cases = specs.flatMap((errorSpec) =>
    locales.flatMap((locale) => [
      { errorSpec, locale, headers: { cookie: `locale=${locale}` } },
      { errorSpec, locale, headers: { 'accept-language': `${locale},*;q=0.1` } },
    ]),
  )
  const findings: Finding[] = []
  await runConcurrently(cases, async ({ errorSpec, locale, headers }) => {
    const filling = Object.fromEntries(blanksIn(errorSpec.text[locale]).map((name) => [name, 7]))
    const draft = { params: { code: errorSpec.code }, query: {}, body: undefined }
    const response = await testEnv.call(testEnv.principal('anonymous'), refuse, { draft, headers })
    const { errCode, errMsg } = response.json<{ errCode: string; errMsg: string }>()
    const isExpected = errCode === errorSpec.code && errMsg === sentence(errorSpec, locale, filling)
    if (isExpected && response.statusCode === errorSpec.status) return
    findings.push({ call: errorSpec.code, what: `in ${locale}: ${response.statusCode} ${response.body}` })
  })
  // Errors with status 500 and 503 are caused on purpose here.
  const others = testEnv.observed.take().filter(({ what }) => !what.startsWith('answered 50'))
  return [...findings, ...others]
}
