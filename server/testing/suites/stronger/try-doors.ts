import type { Finding } from '../finding.ts'
import { Findings } from '../finding.ts'
import type { Scene } from './scene.ts'

/** A way by which an account could get another address, name, number or password. */
export type Door = {
  readonly name: string
  /** Tries it on the administrators; answers what was refused and how, or `done` and why, where it was not refused as it should be. */
  readonly attempt: (scene: Scene) => Promise<string>
}

/** Tries every door; what was not refused, or changed anything about the administrators, is a finding. */
export async function tryDoors(scene: Scene, doors: readonly Door[]): Promise<Finding[]> {
  const findings = new Findings()
  for (const { name, attempt } of doors) {
    const before = await scene.state()
    const answer = await attempt(scene)
    await scene.at.runJobs()
    const after = await scene.state()
    if (answer.startsWith('done')) findings.add(name, 'was not refused', answer)
    if (after !== before) findings.add(name, `changed a stronger account: ${before} → ${after}`)
  }
  return findings.take()
}
