import type { Finding } from '../report/finding.ts'
import { Findings } from '../report/finding.ts'
import type { AttackEnv } from './scene.ts'

/** A way to give an account another address, name, number or password. */
export type Attack = {
  readonly name: string
  /** Attacks the administrators; returns how it was rejected, or `done` and why, if it was not rejected as it should be. */
  readonly attempt: (scene: AttackEnv) => Promise<string>
}

/** Tries every attack; one that is not rejected, or changes the administrators, is a finding. */
export async function tryAttacks(scene: AttackEnv, attacks: readonly Attack[]): Promise<Finding[]> {
  const findings = new Findings()
  for (const { name, attempt } of attacks) {
    const before = await scene.state()
    const answer = await attempt(scene)
    await scene.at.runJobs()
    const after = await scene.state()
    if (answer.startsWith('done')) findings.add(name, 'was not refused', answer)
    if (after !== before) findings.add(name, `changed a stronger account: ${before} → ${after}`)
  }
  return findings.take()
}
