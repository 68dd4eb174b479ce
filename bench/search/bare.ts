import type { StageDatabase } from '../../faults/stage/database.ts'
import { soughtIn } from '../../server/domains/search/index.ts'

/** The engine alone: all that have the words, by type, in the order of their rank; no session, rights or snippets. */
export const bareSearch = ({ asOwner, siteId }: StageDatabase, queries: readonly string[]) =>
  asOwner(async (client) => {
    const took: number[] = []
    const ask = async (words: string) => {
      const query = soughtIn(words)?.all ?? ''
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
    for (const words of queries) await ask(words)
    took.length = 0
    for (let round = 0; round < 3; round += 1) for (const words of queries) await ask(words)
    const sorted = took.toSorted((a, b) => a - b)
    const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100
    return { p50: at(0.5), p95: at(0.95) }
  })
