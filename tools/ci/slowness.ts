import { readCosts } from './cost-records.ts'
import { yardstickMs } from './yardstick.ts'

/** How many times slower this machine is now than the one whose costs are recorded; at least 1. */
export async function slownessNow(root: string): Promise<number> {
  const { yardstickMs: usual } = readCosts(root)
  return usual > 0 ? Math.max(1, (await yardstickMs()) / usual) : 1
}
