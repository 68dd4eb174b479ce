import { expect, test } from 'vitest'
import { deviceOf } from './device-kind.ts'

const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    '?0',
    'desktop',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    '',
    'desktop',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', '', 'phone'],
  [`${android} Mobile Safari/537.36`, '?1', 'phone'],
  [`${android} Safari/537.36`, '?0', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', '', 'tablet'],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1', '', 'phone'],
  ['Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1', '', 'tablet'],
  ['', '', 'desktop'],
])('P-10 %s with the hint “%s” is a %s', (agent, mobile, device) => {
  expect(deviceOf({ agent, mobile })).toBe(device)
})
