import type { Ctx } from '#platform/ctx'
import { addUp, type Verdict } from '../check-store.ts'
import { isWhole } from '../rules.ts'
import { addNew, extendProof, lockProof, proofHorizon, renewProof } from './store.ts'

/** Adds what is new to what is proven; the whole where nothing is proven yet, or in another cluster. */
export function proveNew(ctx: Ctx): Promise<Verdict> {
  return ctx.transaction(async (ctx) => {
    const proof = await lockProof(ctx.db)
    if (!proof || proof.isStrange) return proveAll(ctx)
    const verdict = await addNew(ctx.db, proof)
    if (isWhole(verdict)) await extendProof(ctx.db, proof)
    return verdict
  })
}

/** Adds up everything from the first entry, and begins the proof anew if it is right. */
export function proveWhole(ctx: Ctx): Promise<Verdict> {
  return ctx.transaction(async (ctx) => {
    await lockProof(ctx.db)
    return proveAll(ctx)
  })
}

async function proveAll(ctx: Ctx): Promise<Verdict> {
  const horizon = await proofHorizon(ctx.db)
  const verdict = await addUp(ctx.db, ctx.site.id)
  if (isWhole(verdict)) await renewProof(ctx.db, horizon)
  return verdict
}
