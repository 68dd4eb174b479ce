import { existsSync, readdirSync } from 'node:fs'
import { endpoint, type ErrorSpec, locales, sentence } from '@lyceum/contract/kit'
import { z } from 'zod'
import { Failure } from '#platform/failure'
import { answer } from '#platform/http'
import type { Room } from '#platform/room'
import type { Finding } from './finding.ts'
import { inLanes } from './lanes.ts'
import type { Stage } from './stage.ts'

/** Every refusal that the contract knows, from all its catalogues. */
export async function allRefusals(): Promise<ErrorSpec<never>[]> {
  const contract = new URL('../../../contract/', import.meta.url)
  const found = new Map<string, ErrorSpec<never>>()
  for (const room of readdirSync(contract)) {
    const door = new URL(`${room}/index.ts`, contract)
    if (!existsSync(door)) continue
    for (const value of Object.values((await import(door.href)) as Record<string, unknown>)) {
      for (const spec of isCatalogue(value) ? Object.values(value) : []) found.set(spec.code, spec)
    }
  }
  return [...found.values()]
}

const spec = z.object({ code: z.string(), status: z.number(), text: z.record(z.string(), z.string()) })
const catalogue = z.record(z.string(), spec).refine((entries) => Object.keys(entries).length > 0)

const isCatalogue = (value: unknown): value is Record<string, ErrorSpec<never>> =>
  catalogue.safeParse(value).success

/** What is wrong with the words of a refusal: a missing language, a blank that one language does not have. */
export function wordTroubles(specs: readonly ErrorSpec<never>[]): Finding[] {
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
  summary: 'Refuses with a code of the catalogues.',
  params: z.object({ code: z.string() }),
  result: z.boolean(),
})

/** A room that refuses with whatever code is asked for. */
export function refusalRoom(specs: readonly ErrorSpec<never>[]): Room {
  const byCode = new Map(specs.map((one) => [one.code, one]))
  const route = answer(refuse, async (_ctx, { code }) => {
    const found = byCode.get(code)
    if (!found) return true
    throw new Failure(found, Object.fromEntries(blanksIn(found.text['zh-CN']).map((name) => [name, 7])))
  })
  return { name: 'suite', routes: [route] }
}

/** Asks for every refusal in every language, by cookie and by the browser's wish, and reads it off the wire. */
export async function refusalsOnTheWire(
  stage: Stage,
  specs: readonly ErrorSpec<never>[],
): Promise<Finding[]> {
  const asked = specs.flatMap((one) =>
    locales.flatMap((locale) => [
      { one, locale, headers: { cookie: `locale=${locale}` } },
      { one, locale, headers: { 'accept-language': `${locale},*;q=0.1` } },
    ]),
  )
  const findings: Finding[] = []
  await inLanes(asked, async ({ one, locale, headers }) => {
    const filling = Object.fromEntries(blanksIn(one.text[locale]).map((name) => [name, 7]))
    const draft = { params: { code: one.code }, query: {}, body: undefined }
    const response = await stage.ask(stage.principal('anonymous'), refuse, { draft, headers })
    const { errCode, errMsg } = response.json<{ errCode: string; errMsg: string }>()
    const isSaid = errCode === one.code && errMsg === sentence(one, locale, filling)
    if (isSaid && response.statusCode === one.status) return
    findings.push({ call: one.code, what: `in ${locale}: ${response.statusCode} ${response.body}` })
  })
  // Refusals with status 500 and 503 are asked for on purpose here.
  const others = stage.observed.take().filter(({ what }) => !what.startsWith('answered 50'))
  return [...findings, ...others]
}
