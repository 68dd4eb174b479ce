import type { Ctx } from '#platform/ctx'
import { addUp, type LedgerCheck } from '../check-store.ts'
import { isWhole } from '../rules.ts'
import { addNew, extendProof, lockProof, proofHorizon, renewProof } from './store.ts'

/** Checks what is new since the checkpoint; everything where there is none yet, or in another cluster. */
export function proveNew(ctx: Ctx): Promise<LedgerCheck> {
  return ctx.transaction(async (ctx) => {
    const proof = await lockProof(ctx.db)
    if (!proof || proof.isStrange) return proveAll(ctx)
    const ledgerCheck = await addNew(ctx.db, proof)
    if (isWhole(ledgerCheck)) await extendProof(ctx.db, proof)
    return ledgerCheck
  })
}

/** Checks everything from the first entry, and restarts the checkpoint if it is correct. */
export function proveWhole(ctx: Ctx): Promise<LedgerCheck> {
  return ctx.transaction(async (ctx) => {
    await lockProof(ctx.db)
    return proveAll(ctx)
  })
}

async function proveAll(ctx: Ctx): Promise<LedgerCheck> {
  const horizon = await proofHorizon(ctx.db)
  const ledgerCheck = await addUp(ctx.db, ctx.site.id)
  if (isWhole(ledgerCheck)) await renewProof(ctx.db, horizon)
  return ledgerCheck
}
