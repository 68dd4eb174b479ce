/** What was added or taken, always with its sign. */
export const signed = (amount: number): string =>
  amount > 0 ? `+${amount.toLocaleString('en-US')}` : amount.toLocaleString('en-US')
