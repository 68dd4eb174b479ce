import { expect, test } from 'vitest'
import { maskedMail, maskedMobile } from './mask-address.ts'
import { reasonOf } from './failure-reason.ts'

test('keeps only enough of an address or number to tell two apart', () => {
  expect(maskedMail('anna.lin@example.com')).toBe('a•••@example.com')
  expect(maskedMail(' b@x.test ')).toBe('b•••@x.test')
  expect(maskedMail('no address')).toBe('•••')
  expect(maskedMail('@x.test')).toBe('•••')
  expect(maskedMobile('+8613812345678')).toBe('138••••5678')
  expect(maskedMobile('138-1234-5678')).toBe('138••••5678')
  expect(maskedMobile('+886912345678')).toBe('••••678')
  expect(maskedMobile('1234')).toBe('••••')
})

test('the failure reason of a mail is a code and a number', () => {
  const failed = (fields: object) => reasonOf(Object.assign(new Error('lin@alpha.test'), fields))
  expect(failed({ code: 'EENVELOPE', responseCode: 550 })).toEqual({ reason: 'refused', replyCode: 550 })
  expect(failed({ code: 'EENVELOPE', responseCode: 451 })).toEqual({ reason: 'busy', replyCode: 451 })
  expect(failed({ code: 'EAUTH', responseCode: 535 })).toEqual({ reason: 'denied', replyCode: 535 })
  expect(failed({ code: 'ESOCKET' })).toEqual({ reason: 'unreachable', replyCode: null })
  expect(failed({ code: 'ETIMEDOUT' })).toEqual({ reason: 'timeout', replyCode: null })
  expect(failed({ code: 7, responseCode: 'lin@alpha.test' })).toEqual({ reason: 'other', replyCode: null })
  expect(reasonOf(undefined)).toEqual({ reason: 'other', replyCode: null })
})
