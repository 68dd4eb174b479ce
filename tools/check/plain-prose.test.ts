import { expect, test } from 'vitest'
import { makeTempRepo } from './make-temp-repo.ts'
import { checkPlainProse, refusedProse } from './plain-prose.ts'

test('comments and test titles with a word of the old dialect are found', () => {
  const root = makeTempRepo({
    'server/app/fine.ts': '/** Locks `points.purse`. */\nexport const lock = 1\n',
    'server/app/old.ts': '// Each row gets\n// its verdict.\nexport const row = 1\n',
    'web/ui/list.test.ts':
      "test('a stranger sees nothing', () => undefined)\ntest('others see it', () => undefined)\n",
  })
  expect(checkPlainProse(root).findings.map(({ where, what }) => `${where} ${what}`)).toEqual([
    'server/app/old.ts:2 "verdict" is not a plain word (docs/words.md)',
    'web/ui/list.test.ts:1 "stranger" is not a plain word (docs/words.md)',
  ])
})

test('words that only look alike, and code in backticks, are left alone', () => {
  for (const text of [
    'one mutant per housekeeping job',
    'the column `wish` and `verdict`',
    'a Socket.IO room',
  ])
    expect(refusedProse(text)).toBeUndefined()
})
