import { existsSync, readFileSync, copyFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { clockSeconds, idOf, shardCount } from './plan/item.ts'
import { listItems } from './plan/list-items.ts'
import { measuredCosts, withMeasured } from './measured-costs.ts'
import { readCosts, readTurn, writeCosts, writeTurn } from './cost-records.ts'
import { assignShards } from './plan/shards.ts'
import type { Times } from './format-times.ts'
import { yardstickMs } from './yardstick.ts'

// npm run ci:prepare   before a push: raises the turn, takes over what the last run on this machine measured,
//                      and puts new tests into shards. Commit what it writes.
const root = resolve(import.meta.dirname, '../..')
const folder = join(root, '.var/ci')
const timesFile = join(folder, 'times.json')
const items = listItems(root)
const [turn, record] = [readTurn(root), readCosts(root)]
const times = existsSync(timesFile) ? (JSON.parse(readFileSync(timesFile, 'utf8')) as Times) : undefined
const known = times
  ? withMeasured(record.items, await measuredCosts(root, folder, times.tiers))
  : record.items
const costs = assignShards(items, known, turn)
writeTurn(root, turn + 1)
writeCosts(root, { yardstickMs: times?.isFull ? await yardstickMs() : record.yardstickMs, items: costs })
if (times) copyFileSync(timesFile, join(root, '.ci/times.json'))
for (let shard = 0; shard < shardCount; shard += 1) {
  const inside = items.filter((item) => costs[idOf(item)]?.shard === shard)
  console.log(`shard ${shard}: ${inside.length} items, ${Math.round(clockSeconds(inside, costs))} s`)
}
console.log(`turn ${turn + 1}: shard ${(turn + 1) % shardCount} runs whole. Commit .ci with the push.`)
