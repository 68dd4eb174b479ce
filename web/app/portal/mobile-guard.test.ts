import { expect, test } from 'vitest'
import { isMobile, mobileAddress } from './mobile-guard.ts'

const base = 'https://m.hr.example/'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15'

test.each(['iPhone', 'iPad', 'iPod', 'iOS', 'Android'])(
  'B-037 a browser whose user agent contains %s is a phone',
  (device) => {
    expect(isMobile(`Mozilla/5.0 (${device}; U) Mobile`)).toBe(true)
  },
)

test('a desktop is not a phone', () => {
  expect(isMobile(phone)).toBe(true)
  expect(isMobile('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36')).toBe(false)
  expect(isMobile('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toBe(false)
})

test.each(['course-online', 'exam-face', 'exam-online', 'course-project', 'course-face'])(
  'B-038 %s leads to the mobile course page with its itmId',
  (routeName) => {
    expect(mobileAddress(base, { routeName, itmId: '12345678901234567' })).toBe(
      'https://m.hr.example/course?itmId=12345678901234567',
    )
  },
)

test('B-039 map-detail leads to the mobile study map with its itmId', () => {
  expect(mobileAddress(base, { routeName: 'map-detail', itmId: '7' })).toBe(
    'https://m.hr.example/study-map/detail?itmId=7',
  )
})

test('B-040 every other page leads to the mobile home', () => {
  for (const routeName of ['home', 'login', undefined]) {
    expect(mobileAddress(base, { routeName, itmId: '7' })).toBe('https://m.hr.example/home')
  }
})
