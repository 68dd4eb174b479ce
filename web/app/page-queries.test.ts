import { expect, test } from 'vitest'
import { courseQuery, levelsOf } from '#domains/learning'
import { messageQuery, messagesOf } from '#domains/message'
import { tabOf, voteQuery } from '#domains/profile'
import { searchQuery } from '#domains/search'
import { circleQuery } from '../domains/circle/circle-query.ts'
import { waitingList } from '../domains/home/todo-items.ts'

const query = (address: string) => new URL(address, 'https://hr.example').searchParams
const leaf = { id: '3', name: '统计基础', isParent: false, children: [] }
const second = { id: '2', name: '数据分析', isParent: true, children: [leaf] }
const tree = [
  { id: '1', name: '数据与智能', isParent: true, children: [second] },
  { id: '3', name: '安全', isParent: false, children: [] },
]

const selected = (address: string) => levelsOf(tree, courseQuery.read(query(address))).map(({ name }) => name)

test('B-018 fristId, secondId and thirdId select a category level by level', () => {
  expect(selected('/course/list')).toEqual([])
  expect(selected('/course/list?fristId=1')).toEqual(['数据与智能'])
  expect(selected('/course/list?fristId=1&secondId=2')).toEqual(['数据与智能', '数据分析'])
  expect(selected('/course/list?fristId=1&secondId=2&thirdId=3')).toEqual([
    '数据与智能',
    '数据分析',
    '统计基础',
  ])
})

test('B-018 a level is looked up below the one above it, and a missing category selects nothing further', () => {
  expect(selected('/course/list?fristId=3&secondId=2')).toEqual(['安全'])
  expect(selected('/course/list?fristId=7&secondId=2&thirdId=3')).toEqual([])
  expect(selected('/course/list?thirdId=3')).toEqual([])
})

test('B-018 the page reads what a link writes', () => {
  expect(courseQuery.to({ fristId: '1', secondId: '2' })).toBe('/course/list?fristId=1&secondId=2')
  expect(selected(courseQuery.to({ fristId: '1', secondId: '2', thirdId: '3' }))).toHaveLength(3)
})

test('B-019 the circle home reads its id from wcId', () => {
  expect(circleQuery.read(query('/circle/detail/home?wcId=81')).wcId).toBe('81')
  expect(circleQuery.read(query('/circle/detail/home?id=81')).wcId).toBeUndefined()
  expect(circleQuery.to({ wcId: '81' })).toBe('/circle/detail/home?wcId=81')
})

test('B-020 the search page reads its terms from searchValue', () => {
  expect(searchQuery.read(query('/search?searchValue=%E5%AE%89%E5%85%A8+%26+')).searchValue).toBe('安全 &')
  expect(searchQuery.read(query('/search?searchValue=+')).searchValue).toBeUndefined()
  expect(searchQuery.read(query(searchQuery.to({ searchValue: 'a&b=c' }))).searchValue).toBe('a&b=c')
})

const messagesAt = (address: string) => messagesOf(messageQuery.read(query(address)))

test('B-021 isRead=N shows the unread messages', () => {
  expect(messagesAt('/personal/message?isRead=N')).toBe('unread')
  expect(messagesAt('/personal/message')).toBe('all')
  expect(messagesAt('/personal/message?isRead=Y')).toBe('read')
  expect(messagesAt('/personal/message?isRead=else')).toBe('all')
})

test('B-022 isRead=Z shows exam messages, and the to-do line of papers links there', () => {
  expect(messagesAt('/personal/message?isRead=Z')).toBe('exam')
  expect(messagesAt(waitingList.find(({ name }) => name === 'markingCount')?.to ?? '')).toBe('exam')
})

test('B-023 tabType=question opens the questionnaires, and their to-do line links there', () => {
  const tabAt = (address: string) => tabOf(voteQuery.read(query(address)))
  expect(tabAt('/personal/voteQuestionnaire?tabType=question')).toBe('question')
  expect(tabAt('/personal/voteQuestionnaire')).toBe('vote')
  expect(tabAt('/personal/voteQuestionnaire?tabType=else')).toBe('vote')
  expect(tabAt(waitingList.find(({ name }) => name === 'evaluationCount')?.to ?? '')).toBe('question')
})
