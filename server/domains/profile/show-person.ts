import type { Input, Result } from '@lyceum/contract/kit'
import { commonErrors } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/profile'
import { categoryNames } from '#domains/course'
import { accountCards, profileCards } from '#domains/identity'
import { jobsOf, mainJobOf } from '#domains/org'
import { followedAmong, personTally } from '#domains/social'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { lookAt } from './view-person.ts'
import { completeness, maskedPhone, visibleParts } from './rules.ts'
import { personOf } from './store.ts'

/** B-423: everything, for its owner. */
export async function getMyDetail(ctx: Ctx): Promise<Result<typeof contract.getMyDetail>> {
  const [card] = await profileCards(ctx, [ctx.actor.id])
  const [account] = await accountCards(ctx.db, [ctx.actor.id])
  if (!card || !account) return fail(commonErrors.session_time_out)
  const { words: about, interests } = await personOf(ctx.db, ctx.actor.id)
  const fields = {
    stageName: card.nickname ?? '',
    birthday: card.bornOn ?? '',
    profile: about,
    interests: await topicsOf(ctx, interests),
    userPoto: card.photo,
  }
  return {
    usrEntId: card.id,
    username: card.name,
    workNumber: account.staffNo ?? '',
    ...(await placeOf(ctx)),
    email: account.email ?? '',
    phone: maskedPhone(account.phone),
    ...fields,
    complete: completeness(fields),
  }
}

/** The place of the main job; a family below a sequence is its second half. */
async function placeOf(ctx: Ctx) {
  const job = (await jobsOf(ctx.db, ctx.actor.id)).find(({ isMain, until }) => isMain && until === null)
  if (!job) return { department: '', station: '', jobGrade: '', sequence: '', subsequence: '' }
  const { unitName, positionName, gradeName, familyName, sequenceName } = job
  const [sequence, subsequence] = sequenceName ? [sequenceName, familyName] : [familyName, null]
  return {
    department: unitName,
    station: positionName,
    jobGrade: gradeName ?? '',
    sequence: sequence ?? '',
    subsequence: subsequence ?? '',
  }
}

/** The head of a person's page: a part hidden from the requester is never sent. */
export async function getUserDetail(
  ctx: Ctx,
  { id }: Input<typeof contract.getUserDetail>,
): Promise<Result<typeof contract.getUserDetail>> {
  const { card, looker, secret, words: about, interests } = await lookAt(ctx, id)
  const open = visibleParts(secret, looker)
  const { fans, follows, likes } = await personTally(ctx.db, id)
  const isFollowed = (await followedAmong(ctx.db, ctx.actor.id, [id])).size > 0
  return {
    ...(await personSummary(ctx, card)),
    isOwn: looker.isOwner,
    isFollowed,
    isFan: looker.isFollowed,
    likes,
    fans: open.follow ? fans : null,
    follows: open.follow ? follows : null,
    birthday: open.birthday ? (card.bornOn ?? '') : null,
    profile: open.about ? about : null,
    interests: open.about ? await topicsOf(ctx, interests) : null,
  }
}

export async function getUserCard(
  ctx: Ctx,
  { id }: Input<typeof contract.getUserCard>,
): Promise<Result<typeof contract.getUserCard>> {
  return personSummary(ctx, (await lookAt(ctx, id)).card)
}

type Card = Awaited<ReturnType<typeof profileCards>>[number]

async function personSummary(ctx: Ctx, { id, name, nickname, photo }: Card) {
  const job = await mainJobOf(ctx.db, id)
  return {
    usrEntId: id,
    name,
    stageName: nickname ?? '',
    userPoto: photo,
    unit: job?.unitName ?? '',
    position: job?.positionName ?? '',
  }
}

async function topicsOf(ctx: Ctx, ids: readonly string[]) {
  const names = await categoryNames(ctx, ids)
  return ids.flatMap((id) => {
    const name = names.get(id)
    return name === undefined ? [] : { id, name }
  })
}
