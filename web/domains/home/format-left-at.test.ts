import { expect, test } from 'vitest'
import { whenLeft } from './format-left-at.ts'

const t = {
  today: (time: string) => `今天 ${time}`,
  yesterday: (time: string) => `昨天 ${time}`,
  onDay: (day: string) => day,
}
const at = { now: new Date('2026-03-18T01:00:00Z'), zone: 'Asia/Shanghai', t }

test("formats when a course was left by the site's days", () => {
  expect(whenLeft('2026-03-17T16:30:00Z', at)).toBe('今天 00:30')
  expect(whenLeft('2026-03-17T13:40:00Z', at)).toBe('昨天 21:40')
  expect(whenLeft('2026-03-10T13:40:00Z', at)).toBe('03-10')
})
