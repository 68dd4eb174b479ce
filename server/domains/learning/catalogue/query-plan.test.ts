import * as contract from '@lyceum/contract/learning'
import { expect, test } from 'vitest'
import { sentDuring } from '#testing/sent-statements'
import { testApp, type TestApp } from '#testing/test-app'
import { textOf } from '#testing/value-text'
import { makeOffer } from '../make.ts'

const courses = 50_000

/** As many published courses as a large group has, one in a thousand visible to one person only. */
const fill = `
  insert into course.course (site_id, kind, state, title, cover, created_by, version_id, published_at, learners,
    reward, rating_sum, rating_count, is_compulsory, category_path, audience)
  select c.site_id, 'SELFSTUDY', 'published', 'Course ' || n, c.cover, c.created_by, c.version_id,
    now() - n * interval '1 minute', n * 7919 % 5000, n % 100, n % 500, 100, n % 200 = 0, array[n % 10 + 1],
    case when n % 1000 = 0 then array['person:1'] else array['all'] end
  from course.course c, generate_series(1, ${courses}) n where c.id = $1`

type Plan = {
  readonly 'Node Type': string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly Plans?: readonly Plan[]
}
type Explained = {
  readonly Plan: Plan & { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number }
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
const modes = ['force_custom_plan', 'force_generic_plan'] as const
type Mode = (typeof modes)[number]
/** A page of the catalogue and the row that shows whether there is another. */
const pageRows = 17

const literal = (value: unknown) => `'${textOf(value)?.replaceAll("'", "''") ?? ''}'`

/** The query a call sends for the catalogue, and its plan: made for its values, or once for all. */
async function explained(home: TestApp, mode: Mode, filter: Parameters<typeof listCourses>[1]) {
  const sent = await sentDuring(() => listCourses(home, filter))
  const page = sent.find(({ text }) => text.includes('from course.course') && text.includes('offset'))
  return home.asOwner(async (client) => {
    await client.query(`set plan_cache_mode = ${mode}`)
    await client.query(`prepare page as ${page?.text ?? ''}`)
    const { rows } = await client.query<{ 'QUERY PLAN': Explained[] }>(
      `explain (analyze, buffers, format json) execute page (${(page?.values ?? []).map(literal).join(', ')})`,
    )
    await client.query('deallocate page')
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    if (!plan) throw new Error('The list sent no catalogue query.')
    const nodes = nodesOf(plan)
    return {
      isPlannedByValues: page?.text.includes('planned by its values'),
      indexes: nodes.flatMap((node) => node['Index Name'] ?? []).filter((name) => name.startsWith('course_')),
      types: nodes.map((node) => node['Node Type']),
      sorted: Math.max(
        0,
        ...nodes.filter((node) => node['Node Type'] === 'Sort').map((node) => node['Actual Rows']),
      ),
      blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    }
  })
}

const listCourses = (
  { lin }: TestApp,
  filter: Parameters<typeof lin.call<typeof contract.listCourseCentre>>[1],
) => lin.call(contract.listCourseCentre, filter)

test('among fifty thousand courses every order uses its index, and a page reads no more than a page', async () => {
  const home = await testApp()
  const { courseId } = await makeOffer(await home.db())
  await home.asOwner(async (client) => {
    await client.query(fill, [courseId])
    await client.query('analyze course.course')
  })
  const orders = {
    course_shelf: {},
    course_newest: { sort: 'publishedAt' },
    course_most_learnt: { sort: 'learners' },
    course_best_rated: { sort: 'rating' },
    course_most_rewarded: { sort: 'reward' },
  } as const
  for (const mode of modes) {
    for (const [index, filter] of Object.entries(orders)) {
      const { indexes, sorted, blocks } = await explained(home, mode, filter)
      expect(indexes).toEqual([index])
      expect(sorted).toBeLessThanOrEqual(pageRows)
      expect(blocks).toBeLessThan(200)
    }
  }
  // A statement with a filter is planned by its values, always.
  const inCategory = await explained(home, 'force_custom_plan', { tndId: '7', sort: 'publishedAt' })
  expect(inCategory.isPlannedByValues).toBe(true)
  expect(inCategory.types).not.toContain('Seq Scan')
  expect(inCategory.blocks).toBeLessThan(1000)
}, 600_000)
