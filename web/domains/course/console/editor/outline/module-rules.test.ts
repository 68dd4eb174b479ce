import { expect, test } from 'vitest'
import { zhCN } from './text/zh-CN.ts'

test('M-07 nothing in the editor promises to check a face, as nothing does', () => {
  expect(JSON.stringify(zhCN)).not.toContain('人脸')
})
