/** Runs one step and prints what it did and how long it took. */
export async function step<T extends { readonly message: string }>(
  label: string,
  work: () => Promise<T>,
): Promise<T> {
  const began = performance.now()
  const outcome = await work()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${label.padEnd(13)}${outcome.message} (${seconds} s)`)
  return outcome
}
