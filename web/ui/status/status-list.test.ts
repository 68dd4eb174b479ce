import { expect, test } from 'vitest'
import { statusList } from './status-list.ts'
import { text } from './text/index.ts'

test('every state has a text in every language, and no text is without a state', () => {
  for (const texts of Object.values(text)) {
    const { waitingAt, because, ...families } = texts
    expect(waitingAt('3')).toContain('3')
    expect(because('x', 'y')).toMatch(/^x.+y$/)
    const namesOf = (list: object) =>
      Object.entries(list).flatMap(([family, states]) =>
        Object.keys(states).map((state) => `${family}.${state}`),
      )
    expect(namesOf(families)).toEqual(namesOf(statusList))
  }
})

test('only points, medals and marks are gold', () => {
  const gold = Object.entries(statusList).flatMap(([family, states]) =>
    Object.entries(states).flatMap(([state, { tone }]) => (tone === 'reward' ? [`${family}.${state}`] : [])),
  )
  expect(gold).toEqual(['answer.marked', 'level.completed', 'task.claimable', 'lecturer.honorary'])
})
