import type { Endpoint } from '@lyceum/contract/kit'
import { z } from 'zod'
import { coveringDrafts, type Draft, filled } from './draft.ts'
import { callOf, type Finding } from '../report/finding.ts'
import { jsonOf, placesOf } from './schema.ts'
import type { Fixtures } from '../../fixtures.ts'

/** What the suites need for every call: a fixture for each id, and inputs that its schemas accept. */
export function inputTroubles(endpoints: readonly Endpoint[], fixtures: Fixtures): Finding[] {
  return endpoints.flatMap((endpoint) => {
    const call = callOf(endpoint)
    const unknown = placesOf(endpoint)
      .filter(({ entity }) => !fixtures[entity])
      .map(({ path, entity }) => `takes a ${entity} at ${path}, and no make.ts offers a specimen of it`)
    const { drafts, uncovered } = coveringDrafts(endpoint)
    const impossible =
      drafts.length === 0 ? ['no valid input can be made; give the schema .meta({ examples })'] : []
    const hidden = uncovered.map((path) => `no valid input shows the id at ${path}`)
    return [...unknown, ...impossible, ...hidden, ...lonelyLists(endpoint, drafts)].map((what) => ({
      call,
      what,
    }))
  })
}

/** In a query `?ids=1` is a text and `?ids=1&ids=2` a list: a schema must accept both. */
function lonelyLists(endpoint: Endpoint, samples: readonly Draft[]): string[] {
  const { query } = endpoint
  const fields = Object.entries(query ? (jsonOf(query).properties ?? {}) : {})
  const lists = fields.filter(([, { type, minItems = 0 }]) => type === 'array' && minItems < 2)
  return lists.flatMap(([name]) => {
    const list = samples.map((draft) => filled(draft, () => '1').query[name]).find(Array.isArray)
    const schema = query?.shape[name]
    const takesOne = list === undefined || !schema || z.safeParse(schema, String(list[0])).success
    return takesOne ? [] : [`refuses a single ${name} in its query`]
  })
}
