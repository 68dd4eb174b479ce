import { randomUUID } from 'node:crypto'
import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import type { TestApp } from '#testing/test-app'
import { clearJobs, makeJob, makePosition, makeUnit } from '../org/make.ts'
import { makeOffer } from './make.ts'

const meOf = (person: TestApp['lin']) => person.call(getCurrentUser, {})

/** lin works in a unit that chen leads, below one that tang leads; mei leads nobody. */
export async function makeTeam({ lin, chen, tang, mei, db }: TestApp) {
  const sql = await db()
  const top = await makeUnit(sql, { code: `T${randomUUID()}` })
  const unit = await makeUnit(sql, { code: `U${randomUUID()}`, parentId: top })
  const positionId = await makePosition(sql, { code: `P${randomUUID()}` })
  const [linMe, chenMe, tangMe, meiMe] = [
    await meOf(lin),
    await meOf(chen),
    await meOf(tang),
    await meOf(mei),
  ]
  const [linId, chenId, bossId] = [linMe.usrEntId, chenMe.usrEntId, tangMe.usrEntId]
  await clearJobs(sql, [linId, chenId, bossId])
  await makeJob(sql, { accountId: bossId, unitId: top, positionId, isHead: true })
  await makeJob(sql, { accountId: chenId, unitId: unit, positionId, isHead: true })
  await makeJob(sql, { accountId: linId, unitId: unit, positionId })
  return {
    top,
    unit,
    positionId,
    linId,
    chenId,
    bossId,
    tangId: bossId,
    meiId: meiMe.usrEntId,
    linName: linMe.usrDisplayBil,
    chenName: chenMe.usrDisplayBil,
    meiName: meiMe.usrDisplayBil,
  }
}

/** Somebody requests a course that needs their manager's approval; returns the course. */
export async function asksFor({ db }: TestApp, person: TestApp['lin'], title: string): Promise<string> {
  const { courseId: itmId } = await makeOffer(await db(), { title, approval: 'manager' })
  await person.call(contract.enrol, { itmId })
  return itmId
}
