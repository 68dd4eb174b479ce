import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leastOf, msOf } from '#testing/measure-time'
import { cleanName, extensionOf, isDatedName } from './name-rules.ts'

describe('INV-U01 A48 the names of the corpus', () => {
  test.for([
    ['../../x.pdf', 'x.pdf'],
    ['..\\..\\x.pdf', 'x.pdf'],
    ['a/b.pdf', 'b.pdf'],
    ['C:\\fakepath\\报告.pdf', '报告.pdf'],
    ['CON.txt', '_CON.txt'],
    ['com1', '_com1'],
    ['Conrad.txt', 'Conrad.txt'],
    ['a\0b.png', 'ab.png'],
    ['a"b\r\nX-Evil: 1.txt', 'a_b X-Evil_ 1.txt'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['零\u200b宽\ufeff.txt', '零宽.txt'],
    ['👩‍👩‍👧.png', '👩‍👩‍👧.png'],
    ['cafe\u0301.txt', 'café.txt'],
    ['.htaccess', 'htaccess'],
    ['a.txt. . ', 'a.txt'],
    ['   ', ''],
    ['..', ''],
    ['\ud800.txt', '\ufffd.txt'],
  ] as const)('%j becomes %j', ([given, clean]) => {
    expect(cleanName(given)).toBe(clean)
  })

  test('a name of 4,000 bytes is truncated to 255 and keeps its extension', () => {
    const name = cleanName(`${'学'.repeat(1400)}.docx`)
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
    expect(name).toMatch(/^学{80,}\.docx$/)
  })
})

const anything = fc.array(
  fc.oneof(fc.integer({ min: 0, max: 0x10ffff }), fc.integer({ min: 0, max: 0x2fff })),
)

test('no name can mislead, change folders or break a header', () => {
  fc.assert(
    fc.property(anything, (codes) => {
      const name = cleanName(String.fromCodePoint(...codes))
      expect(cleanName(name)).toBe(name)
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
      expect(name).not.toMatch(/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069"]|^\.|[. ]$/u)
    }),
    { numRuns: 1000 },
  )
})

test('combining marks that become adjacent after removing invisible characters are normalized', () => {
  const name = cleanName('a\u0301\u200b\u0323.pdf')
  expect(name).toBe('a\u0301\u0323.pdf'.normalize('NFC'))
  expect(cleanName(name)).toBe(name)
})

test('A47 a name of a megabyte of dots is processed quickly', async () => {
  const long = `${'.'.repeat(1_000_000)}x${'. '.repeat(500_000)}y.pdf`
  expect(cleanName(long)).toMatch(/y\.pdf$/)
  expect(await leastOf(500, () => msOf(() => cleanName(long)))).toBeLessThan(500)
})

test('an extension is the last one, in lower case', () => {
  expect([
    extensionOf('a.JPG'),
    extensionOf('a.jpg.html'),
    extensionOf('a'),
    extensionOf('a.'),
    extensionOf('.b'),
  ]).toEqual(['jpg', 'html', '', '', 'b'])
})

test('B-267 an assignment is named with an existing date', () => {
  expect(isDatedName('心得_2026-05-01.docx')).toBe(true)
  expect(isDatedName('心得_二稿_2024-02-29.pdf')).toBe(true)
  const wrong = [
    '心得.docx',
    '心得_2026-02-29.pdf',
    '_2026-05-01.pdf',
    '心得_2026-5-1.pdf',
    '心得_2026-05-01',
    '心得_2026-05-01.a b',
  ]
  expect(wrong.filter(isDatedName)).toEqual([])
})
