import { afterAll, describe } from 'vitest'
import type { Db } from '#platform/db'
import { groongaAt, makeDocument, moveToGroonga, postgres } from '../domains/search/make.ts'
import { openGroonga } from './servers/groonga.ts'
import { testApp, type TestApp } from './test-app.ts'

type OnEngine = {
  readonly testApp: () => Promise<TestApp>
  /** Stored only in the engine under test, so that nothing is found if the other one answers. */
  readonly makeDocument: (db: Db, input: Parameters<typeof makeDocument>[1]) => Promise<string>
  readonly engine: () => Promise<typeof postgres>
}

/** Runs the same search tests on both engines. */
export function onBothEngines(stories: (on: OnEngine) => void): void {
  let opened: ReturnType<typeof openGroonga> | undefined
  const server = () => (opened ??= openGroonga())
  afterAll(async () => (await opened)?.close())
  describe('on PostgreSQL', () => {
    stories({ testApp, makeDocument, engine: async () => postgres })
  })
  describe('on Groonga', () => {
    const engine = async () => groongaAt((await server()).url)
    stories({
      engine,
      testApp: async () => testAppOnGroonga((await server()).url),
      makeDocument: async (db, input) => makeDocument(db, { ...input, engine: await engine() }),
    })
  })
}

/** A test app whose two sites use Groonga, with empty tables of their own. */
async function testAppOnGroonga(url: string): Promise<TestApp> {
  const home = await testApp({ env: { GROONGA_URL: url } })
  for (const site of ['alpha', 'beta'] as const) await moveToGroonga(await home.db(site), url)
  return home
}
