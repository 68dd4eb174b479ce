import { expect, test } from 'vitest'
import { makeTempRepo } from './make-temp-repo.ts'
import { checkPlainNames, refusedWord } from './plain-names.ts'

test('a word of the old dialect is refused as a name and as a part of one', () => {
  expect(refusedWord('roomOf')).toBe('room')
  expect(refusedWord('ExamRoom')).toBe('room')
  expect(refusedWord('one')).toBe('one')
  expect(refusedWord('tellAll')).toBe('tell')
})

test('plain names that only look alike are left alone', () => {
  for (const name of ['oneTimePassword', 'header', 'mushrooms', 'storytelling', 'NOBODY_TO_MOVE', 'factory'])
    expect(refusedWord(name)).toBeUndefined()
})

test('declared names and file names are found; properties that come from elsewhere are not', () => {
  const root = makeTempRepo({
    'server/app/fine.ts': 'export const read = ({ told }: { readonly count: number }) => told\n',
    'server/app/house.ts':
      'export function answer(said: string) {\n  const { held: verdict } = load(said)\n  return verdict\n}\n',
    'web/ui/list.tsx': 'type Wish = { readonly verdict: string }\nexport type Props = Wish\n',
  })
  expect(checkPlainNames(root).findings.map(({ where, what }) => `${where} ${what.split(':')[0]}`)).toEqual([
    'server/app/house.ts:1 said',
    'server/app/house.ts:2 verdict',
    'web/ui/list.tsx:1 Wish',
    'web/ui/list.tsx:1 verdict',
    'server/app/house.ts "house" is not a plain file name (docs/words.md)',
  ])
})
