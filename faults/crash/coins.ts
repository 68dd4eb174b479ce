import type { Person } from '../env/database.ts'

export type Coin = { readonly person: Person; readonly amount: number }

const largest = 100

/** Coins to take: no person takes the same amount twice. */
export function* coinsOf(people: readonly Person[]): Generator<Coin, undefined> {
  for (let amount = 1; amount <= largest; amount += 1) {
    for (const person of people) yield { person, amount }
  }
  return undefined
}
