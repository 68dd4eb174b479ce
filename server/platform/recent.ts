/**
 * What this process remembers, in bounded memory: when the younger half is full it becomes the older one, and what was
 * not set since the last turn is forgotten. What is set again and again is never lost.
 */
export class Recent<Value> {
  readonly #half: number
  #young = new Map<string, Value>()
  #old = new Map<string, Value>()

  constructor(most: number) {
    this.#half = Math.ceil(most / 2)
  }

  get(key: string): Value | undefined {
    return this.#young.get(key) ?? this.#old.get(key)
  }

  set(key: string, value: Value): void {
    this.#young.set(key, value)
    if (this.#young.size < this.#half) return
    this.#old = this.#young
    this.#young = new Map()
  }
}
