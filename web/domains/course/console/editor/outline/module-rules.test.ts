import { expect, test } from 'vitest'
import { zhCN } from './text/zh-CN.ts'

test('M-07 the editor does not offer face checks, because there are none', () => {
  expect(JSON.stringify(zhCN)).not.toContain('人脸')
})
