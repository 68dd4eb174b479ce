import type { CopyValue, LargeCtx } from '#platform/domain/seed'
import { openedDaysAgo, type AccountStatus, workMoment } from '../account-history.ts'
import { mainlandNames } from '../mainland-names.ts'
import { makeNames } from '../name-maker.ts'
import { stateOf, nameTraits } from '../people.ts'

/** The learners of a site too large to keep in memory: each is addressed by an index. */
export type Learners = {
  readonly count: number
  readonly id: (index: number) => string
  readonly isActive: (index: number) => boolean
  /** Days before today; null for those who are not approved yet. */
  readonly joined: (index: number) => number | null
  /** Days before today; null for those who are still there. */
  readonly left: (index: number) => number | null
}

const columns = [
  'id',
  'user_name',
  'name',
  'gender',
  'email',
  'phone',
  'staff_no',
  'state',
  'is_external',
  'joined_on',
  'last_login_at',
  'created_at',
  'password_hash',
]

/** Two learners to sign in as, at the beginning of the list. */
const known = [
  { letters: 'admin', name: '系统管理员', gender: null },
  { letters: 'lin_zhixia', name: '林知夏', gender: 'F' },
] as const

/** Streams the accounts of a site of any size. */
export async function seedLarge(
  ctx: LargeCtx,
  { passwordHash }: { passwordHash: string },
): Promise<{ learners: Learners }> {
  const id = ctx.ids.block(ctx.people)
  const isActive = (index: number) => stateOf(statusAt(index)) === 'active'
  const learners = { count: ctx.people, id, isActive, joined: joinedAt, left: leftAt }
  await ctx.copy('identity.account', columns, accounts(ctx, learners, passwordHash))
  await ctx.copy('identity.holding', ['account_id', 'role'], [[id(0), 'ADM']])
  return { learners }
}

function* accounts(ctx: LargeCtx, learners: Learners, passwordHash: string): Generator<CopyValue[]> {
  const { random, calendar, site } = ctx
  const name = makeNames(mainlandNames, random.fork('names'))
  for (let i = 0; i < learners.count; i += 1) {
    const status = statusAt(i)
    const joined = joinedAt(i)
    const person = known[i] ?? name(nameTraits({ joined }, random))
    // The surname and a number: the whole name and a number could exceed the length of a user name (B-177).
    const userName = i < known.length ? person.letters : `${person.letters.split('_')[0]}_${i + 1}`
    yield [
      learners.id(i),
      userName,
      person.name,
      person.gender,
      `${userName}@${site.code}.example`,
      // No mobile number begins with 120, and the range is large enough for a hundred million people.
      `120${String(i).padStart(8, '0')}`,
      `LT${String(i + 1).padStart(8, '0')}`,
      stateOf(status),
      status === 'external',
      joined === null ? null : calendar.day(-joined),
      joined === null ? null : workMoment(calendar, leftAt(i) ?? 1 + (i % Math.min(joined, 60)), random),
      workMoment(calendar, Math.min(joined ?? 5, openedDaysAgo), random),
      i < known.length ? passwordHash : null,
    ]
  }
}

/** Computed from the index, so that any domain can ask about any learner: five in a hundred have left, and so on. */
function statusAt(index: number): AccountStatus {
  if (index < known.length) return 'staff'
  const turn = scattered(index, 100)
  if (turn < 5) return 'left'
  if (turn < 6) return 'suspended'
  if (turn < 7) return 'pending'
  return turn < 10 ? 'external' : 'staff'
}

function joinedAt(index: number): number | null {
  return statusAt(index) === 'pending'
    ? null
    : 200 + Math.floor(5200 * (scattered(index + 1, 10_007) / 10_007) ** 1.7)
}

function leftAt(index: number): number | null {
  return statusAt(index) === 'left' ? 5 + scattered(index + 2, 130) : null
}

/** A pseudo-random number below `top`, always the same for the same index. */
function scattered(index: number, top: number): number {
  const mixed = Math.imul(index ^ (index >>> 15), 0x2c1b3c6d)
  return ((mixed ^ (mixed >>> 12)) >>> 0) % top
}
