import { expect, test } from 'vitest'
import { makeLog } from './log.ts'

/** What the log writes for one line. */
function written(line: object): string {
  const lines: string[] = []
  makeLog({ LOG_LEVEL: 'info' }, { write: (text) => void lines.push(text) }).error(line, 'trouble')
  return lines.join('')
}

const failed = (code: string, cause?: Error) => Object.assign(new Error('no', { cause }), { code })

test('C-04 logs the code of an error and of its causes', () => {
  expect(JSON.parse(written({ err: failed('23505') }))).toMatchObject({ err: { code: '23505' } })
  expect(JSON.parse(written({ err: failed('ECONNREFUSED') }))).toMatchObject({
    err: { code: 'ECONNREFUSED' },
  })
  const nested = failed('FST_ERR', failed('40001', failed('ETIMEDOUT')))
  expect(JSON.parse(written({ err: nested }))).toMatchObject({
    err: { code: 'FST_ERR', cause: { code: '40001', cause: { code: 'ETIMEDOUT' } } },
  })
})

test('C-04 never logs a code that was sent to somebody', () => {
  const places = [
    { code: '482915' },
    { body: { mobile: '13700000000', code: '482915' } },
    { query: { code: '482915' } },
    { request: { body: { code: '482915' } } },
    { err: Object.assign(new Error('no'), { body: { code: '482915' } }) },
    { err: failed('482915') },
    { body: { code: 'ACEFH' } },
    { err: Object.assign(new Error('no'), { token: 'ECONNREFUSED' }) },
  ]
  for (const place of places) expect(written(place)).not.toMatch(/482915|ACEFH|ECONNREFUSED/)
})
