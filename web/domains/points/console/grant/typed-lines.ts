type Line = { readonly account: string; readonly amount: number | null }

/** An account per line, optionally followed by an amount after a blank, comma or tab. */
export function typedLines(text: string): Line[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, account = line, amount] = /^(\S+?)(?:[\s,，;；]+([+-]?\d{1,7}))?$/.exec(line) ?? []
      return { account: account.slice(0, 80), amount: amount === undefined ? null : Number(amount) }
    })
}
