import type { TestDatabase } from '../../faults/env/database.ts'
import { soughtIn } from '../../server/domains/search/index.ts'

/** The engine alone: all matches by type, ordered by rank; no session, permissions or snippets. */
export const bareSearch = ({ asOwner, siteId }: TestDatabase, queries: readonly string[]) =>
  asOwner(async (client) => {
    const took: number[] = []
    const search = async (terms: string) => {
      const query = soughtIn(terms)?.all ?? ''
      const start = performance.now()
      await client.query({
        name: 'bare',
        text: `with hit as materialized (
            select object_id, type, at, words from search.document where site_id = $1 and words @@ $2::tsquery)
          select (select json_object_agg(type, count) from (select type, count(*) from hit group by type) one),
            (select json_agg(object_id) from (
              select object_id from hit order by ts_rank(words, $2::tsquery) desc limit 10) two)`,
        values: [siteId, query],
      })
      took.push(performance.now() - start)
    }
    for (const terms of queries) await search(terms)
    took.length = 0
    for (let round = 0; round < 3; round += 1) for (const terms of queries) await search(terms)
    const sorted = took.toSorted((a, b) => a - b)
    const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100
    return { p50: at(0.5), p95: at(0.95) }
  })
