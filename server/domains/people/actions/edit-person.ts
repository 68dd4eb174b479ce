import type { Input, Result } from '@lyceum/contract/kit'
import { type editPerson as contract, type PersonField, personFields } from '@lyceum/contract/people'
import { type AccountCard, type AccountRecord, changePerson } from '#domains/identity'
import { jobsOf, setMainJob } from '#domains/org'
import { accountChanged } from '#events/identity'
import type { Ctx } from '#platform/ctx'
import { personToManage } from '../person/find-manageable-person.ts'
import { pinFields, releaseFields } from '../person/store.ts'
import { namedPost } from './post-names.ts'
import { refuseBeyondReach } from './check-post-reach.ts'
import { recordOf, refusingTaken } from './write-person.ts'

type Form = Input<typeof contract>

/** Corrects a person. Manually changed fields are pinned until they are released. */
export async function editPerson(ctx: Ctx, form: Form): Promise<Result<typeof contract>> {
  const { id, job, release } = form
  const person = await personToManage(ctx, id)
  const record = recordOf(ctx, corrected(person, form), person)
  const changed = changesOf(person, record)
  await refusingTaken(record, () => changePerson(ctx, id, changed))
  const moved = job ? await changeJob(ctx, id, job) : undefined
  const pinned = [...personFields.filter((field) => field in changed), ...(moved ? (['job'] as const) : [])]
  await savePinned(ctx, id, { pinned, release })
  const before = Object.fromEntries(keysOf(changed).map((key) => [key, person[key]]))
  await ctx.audit({
    action: 'people.edit',
    object: `identity.account:${id}`,
    before: { ...before, ...(moved ? { job: moved.before } : {}) },
    after: { ...changed, ...(moved ? { job: moved.after } : {}), ...(release.length > 0 ? { release } : {}) },
  })
  if ('name' in changed) await ctx.publish(accountChanged, { accountId: id })
  return { id }
}

/** Fields that the form leaves out stay unchanged. */
function corrected(person: AccountCard, form: Form): AccountRecord {
  const stay = <T>(typed: T | undefined, now: T): T => (typed === undefined ? now : typed)
  const { expiresAt } = form
  return {
    ...person,
    name: stay(form.name, person.name),
    nickname: stay(form.nickname, person.nickname),
    gender: stay(form.gender, person.gender),
    staffNo: stay(form.staffNo, person.staffNo),
    email: stay(form.email, person.email),
    phone: stay(form.phone, person.phone),
    joinedOn: stay(form.joinedOn, person.joinedOn),
    expiresAt: expiresAt === undefined ? person.expiresAt : momentOf(expiresAt),
  }
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text))

const keysOf = (record: Partial<AccountRecord>) => editable.filter((key) => key in record)

const editable = [
  'name',
  'nickname',
  'gender',
  'staffNo',
  'email',
  'phone',
  'joinedOn',
  'expiresAt',
] as const satisfies readonly (keyof AccountRecord)[]

/** The fields of a record that changed. */
function changesOf(before: AccountCard, after: AccountRecord): Partial<AccountRecord> {
  const differing = editable.filter((key) => String(before[key] ?? '') !== String(after[key] ?? ''))
  return Object.fromEntries(differing.map((key) => [key, after[key]]))
}

type Post = NonNullable<Form['job']>

async function changeJob(ctx: Ctx, accountId: string, post: Post) {
  await refuseBeyondReach(ctx, post)
  const before = (await jobsOf(ctx.db, accountId)).find(({ isMain, until }) => isMain && until === null)
  const isHead = before?.isHead === true && before.unitId === post.unitId
  if (!(await setMainJob(ctx, { accountId, ...post, isHead }))) return undefined
  return {
    before: before ? await namedPost(ctx.db, before) : null,
    after: await namedPost(ctx.db, post),
  }
}

type Keeping = { readonly pinned: readonly PersonField[]; readonly release: readonly PersonField[] }

async function savePinned(ctx: Ctx, accountId: string, { pinned, release }: Keeping): Promise<void> {
  await pinFields(ctx.db, { accountId, fields: pinned, by: ctx.actor.id, at: ctx.now })
  await releaseFields(
    ctx.db,
    accountId,
    release.filter((field) => !pinned.includes(field)),
  )
}
