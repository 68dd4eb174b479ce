/** Runs one step of the way up and says what it did and how long it took. */
export async function step<T extends { readonly said: string }>(
  label: string,
  work: () => Promise<T>,
): Promise<T> {
  const began = performance.now()
  const outcome = await work()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${label.padEnd(13)}${outcome.said} (${seconds} s)`)
  return outcome
}
