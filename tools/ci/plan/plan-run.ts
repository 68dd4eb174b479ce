import { changedByPush, changedInDay } from './changed-files.ts'
import { choose, chooseAll, type Choice } from './choose-items.ts'
import { clockSeconds, idOf, type Kind } from './item.ts'
import { listItems } from './list-items.ts'
import { readImports } from './read-imports.ts'
import { readCosts, readTurn } from '../cost-records.ts'
import { slownessNow } from '../slowness.ts'
import { touchedBy } from './touched-items.ts'

export type RunOptions = { readonly root: string; readonly isFull: boolean; readonly budget: number }

/** Decides what this run runs, and prints why and what it leaves. */
export async function planRun({ root, isFull, budget }: RunOptions): Promise<Choice> {
  const items = listItems(root)
  const { items: costs } = readCosts(root)
  if (isFull) return chooseAll(items, costs)
  const turn = readTurn(root)
  const slowness = await slownessNow(root)
  const tree = { items, imports: readImports(root), costs }
  const push = touchedBy(changedByPush(root), tree)
  const day = touchedBy(changedInDay(root), tree)
  const choice = choose({ items, costs, touched: push.ids, touchedInDay: day.ids, turn, budget, slowness })
  print(
    `turn ${turn}, budget ${budget} s; the machine is ${slowness.toFixed(2)} times as slow as the measured one`,
  )
  if (push.common.length > 0)
    print(`changed, but too much depends on it to choose by: ${push.common.join(', ')}`)
  for (const line of formatChoice(choice)) print(line)
  for (const { shard, items: left } of choice.left)
    print(
      `left for a later push, shard ${shard}, ${Math.round(clockSeconds(left, costs))} s: ${left.map(idOf).join(' ')}`,
    )
  return choice
}

const print = (line: string) => void process.stdout.write(`${line}\n`)

const kinds: readonly Kind[] = ['test', 'suite', 'browser', 'bench', 'fault']

/** How many of each kind run, and why: `tests: 31 touched, 50 turn; 300 left`. */
function formatChoice({ run, reasons, left }: Choice): string[] {
  return kinds.map((kind) => {
    const chosen = run.filter((item) => item.kind === kind).map((item) => reasons.get(idOf(item)) ?? 'filled')
    const counts = Object.entries(Object.groupBy(chosen, (reason) => reason))
    const why = counts.map(([reason, all]) => `${all.length} ${reason}`).join(', ')
    const later = left.flatMap(({ items }) => items).filter((item) => item.kind === kind).length
    return `${kind}: ${why || 'none'}; ${later} left`
  })
}
