import { afterAll, describe } from 'vitest'
import type { Db } from '#platform/db'
import { groongaAt, makeDocument, moveToGroonga, postgres } from '../domains/search/make.ts'
import { openGroonga } from './groonga.ts'
import { house, type House } from './house.ts'

type OnEngine = {
  readonly house: () => Promise<House>
  /** Kept in the engine under test alone: were the other one to answer, nothing would be found. */
  readonly makeDocument: (db: Db, wish: Parameters<typeof makeDocument>[1]) => Promise<string>
  readonly engine: () => Promise<typeof postgres>
}

/** The same stories of the search on both engines. */
export function onBothEngines(stories: (on: OnEngine) => void): void {
  let opened: ReturnType<typeof openGroonga> | undefined
  const server = () => (opened ??= openGroonga())
  afterAll(async () => (await opened)?.close())
  describe('on PostgreSQL', () => {
    stories({ house, makeDocument, engine: async () => postgres })
  })
  describe('on Groonga', () => {
    const engine = async () => groongaAt((await server()).url)
    stories({
      engine,
      house: async () => houseOnGroonga((await server()).url),
      makeDocument: async (db, wish) => makeDocument(db, { ...wish, engine: await engine() }),
    })
  })
}

/** A house whose two sites answer from Groonga, from empty tables of their own. */
async function houseOnGroonga(url: string): Promise<House> {
  const home = await house({ env: { GROONGA_URL: url } })
  for (const site of ['alpha', 'beta'] as const) await moveToGroonga(await home.db(site), url)
  return home
}
