/** Under which the ledger holds what an exchange costs: once for each of them, whoever asks again. */
export function heldFor(exchange: { readonly id: string; readonly accountId: string }) {
  return { accountId: exchange.accountId, rule: 'mall.exchange', object: `mall.exchange:${exchange.id}` }
}
