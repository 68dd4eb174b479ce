/** The ledger key of the hold for an exchange: unique per exchange, so a repeated call finds the same hold. */
export function holdKeyFor(exchange: { readonly id: string; readonly accountId: string }) {
  return { accountId: exchange.accountId, rule: 'mall.exchange', object: `mall.exchange:${exchange.id}` }
}
