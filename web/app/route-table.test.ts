import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readCsv, type Row } from '../../tools/spec/csv.ts'
import { pages, portalRoutes } from './route-table.ts'

const specified = readCsv(
  readFileSync(resolve(import.meta.dirname, '../../docs/spec/routes.csv'), 'utf8'),
).filter(({ path }) => path !== '*')

/** The specification's row of an address, in the terms of the route table. */
const promised = ({
  path,
  name,
  kind,
  redirect_to,
  public: open,
  footer,
  navbar,
  opens_in_new_tab,
}: Row) => ({
  path,
  ...(name && kind !== 'redirect' ? { name } : {}),
  ...(kind === 'redirect' ? { redirectTo: redirect_to } : {}),
  ...(open === 'yes' ? { public: true } : {}),
  footer: footer === 'shown',
  navbar: navbar === 'shown',
  newTab: opens_in_new_tab === 'yes',
})

test('the table contains every address of the specification once, and no other', () => {
  expect(portalRoutes.map(({ path }) => path).toSorted()).toEqual(
    specified.map(({ path = '' }) => path).toSorted(),
  )
})

test.each(specified)('$path is public, framed and named as specified', (row) => {
  const { served, ...route } = portalRoutes.find(({ path }) => path === row['path']) ?? { served: false }
  expect(typeof served).toBe('boolean')
  expect(route).toEqual(promised(row))
})

test('B-014 nine addresses open without login, as listed', () => {
  const open = portalRoutes.filter((route) => route.public).map(({ path }) => path)
  expect(open.toSorted()).toEqual(
    [
      '/',
      '/login',
      '/reg',
      '/forget-pwd',
      '/reset-pwd',
      '/modify-pwd',
      '/train-notice',
      '/disagree',
      '/serveAgreement',
    ].toSorted(),
  )
})

test('B-016 no address carries an identifier in its path', () => {
  expect(portalRoutes.filter(({ path }) => /[:*{]|\d{3}/.test(path))).toEqual([])
})

const named = (name: string) => pages.find((page) => page.name === name)?.path

test('B-030 the route names used by the documents have their addresses', () => {
  expect(['modify-pwd', 'trainNotice', 'workCircle', 'personal-basicInfo'].map(named)).toEqual([
    '/modify-pwd',
    '/train-notice',
    '/circle',
    '/personal/info',
  ])
})

test('B-057 the route names that decide layouts have their addresses', () => {
  const names = 'course-list exam-list home knowledge-list repository course-notify exam-progress'.split(' ')
  expect([...names, 'certification-exam-progress', 'login'].map(named)).toEqual([
    '/course/list',
    '/exam/list',
    '/home',
    '/knowledgeTopics/list',
    '/repository',
    '/course/notify',
    '/exam/progress',
    '/exam/certification-progress',
    '/login',
  ])
})

const without = (part: 'footer' | 'navbar') =>
  portalRoutes.filter((route) => !route[part]).map(({ path }) => path)

test.each([
  ['B-042', '/login'],
  ['B-043', '/train-notice'],
  ['B-044', '/exam/tips'],
  ['B-044', '/exam/certification-tips'],
  ['B-045', '/exam/progress'],
  ['B-045', '/exam/certification-progress'],
  ['B-046', '/exam/scoreCheck'],
  ['B-046', '/exam/scoreCertificationCheck'],
  ['B-047', '/exam/answerCheck'],
  ['B-048', '/pk'],
])('%s %s has no footer', (_id, path) => {
  expect(without('footer')).toContain(path)
})

test('those ten are all routes without a footer', () => {
  expect(without('footer')).toHaveLength(10)
})
