import type { CopyValue, LargeCtx } from '#platform/domain/seed'
import { largeOutline } from './outline.ts'
import { makeUnits, type SeededUnit } from '../units.ts'

/** What is needed of a learner of a large site, by index. */
type Learners = {
  readonly count: number
  readonly id: (index: number) => string
  readonly joined: (index: number) => number | null
  readonly left: (index: number) => number | null
}

type Seeded = { readonly units: readonly SeededUnit[]; readonly unitOf: (index: number) => SeededUnit }

const jobColumns = [
  'id',
  'account_id',
  'unit_id',
  'position_id',
  'grade_id',
  'is_main',
  'is_head',
  'since',
  'until',
]

/** Streams a tree of five levels and a job for every learner. */
export async function seedLarge(ctx: LargeCtx, { learners }: { learners: Learners }): Promise<Seeded> {
  const { copy, ids, people, calendar } = ctx
  const units = makeUnits(largeOutline(people), ids)
  const classes = units.filter(({ level }) => level === 5)
  const unitOf = (index: number) => classes[index % classes.length] ?? fail()

  const createdAt = calendar.moment(-540, 9 * 60)
  const rows = units.map(({ id, parentId, code, name, path, position }) => [
    id,
    parentId,
    code,
    name,
    path,
    position,
    createdAt,
  ])
  await copy('org.unit', ['id', 'parent_id', 'code', 'name', 'path', 'position', 'created_at'], rows)
  const gradeId = ids.next()
  await copy('org.grade', ['id', 'code', 'name', 'rank'], [[gradeId, 'L1', '学员', 1]])
  const [learner, monitor, family] = [ids.next(), ids.next(), ids.next()]
  await copy('org.family', ['id', 'name'], [[family, '学员']])
  await copy(
    'org.position',
    ['id', 'code', 'name', 'family_id'],
    [
      [learner, 'ST01', '学员', family],
      [monitor, 'ST02', '班长', family],
    ],
  )
  const place = {
    unitOf,
    gradeId,
    heads: classes.length,
    positionOf: (isHead: boolean) => (isHead ? monitor : learner),
  }
  await copy('org.job', jobColumns, jobs(ctx, learners, place))
  return { units, unitOf }
}

type Place = {
  readonly unitOf: Seeded['unitOf']
  readonly gradeId: string
  readonly heads: number
  readonly positionOf: (isHead: boolean) => string
}

/** The first learner of each class leads it, unless they have left. */
function* jobs({ ids, calendar }: LargeCtx, learners: Learners, place: Place): Generator<CopyValue[]> {
  const id = ids.block(learners.count)
  for (let i = 0; i < learners.count; i += 1) {
    const joined = learners.joined(i)
    if (joined === null) continue
    const left = learners.left(i)
    const isHead = i < place.heads && left === null
    const until = left === null ? null : calendar.day(-left)
    yield [
      id(i),
      learners.id(i),
      place.unitOf(i).id,
      place.positionOf(isHead),
      place.gradeId,
      true,
      isHead,
      calendar.day(-joined),
      until,
    ]
  }
}

function fail(): never {
  throw new Error('A large site must have classes.')
}
