import { describe, expect, test } from 'vitest'
import { decidesAs } from './rules.ts'

describe('B-225 who decides', () => {
  const request = {
    kind: 'manager' as const,
    requesterId: 'lin',
    managerId: 'chen',
    isEscalated: false,
    escalatedTo: null,
  }
  const decider = { id: 'chen', standsInFor: new Set<string>(), mayAdminister: false }

  test('the manager of the moment, and nobody else', () => {
    expect(decidesAs(request, decider)).toBe('chen')
    expect(decidesAs({ ...request, managerId: 'wang' }, decider)).toBeUndefined()
    expect(decidesAs(request, { ...decider, id: 'admin', mayAdminister: true })).toBeUndefined()
  })

  test('nobody decides their own request, also not as manager, deputy or administrator', () => {
    expect(decidesAs({ ...request, managerId: 'lin' }, { ...decider, id: 'lin' })).toBeUndefined()
    expect(
      decidesAs(request, { id: 'lin', standsInFor: new Set(['chen']), mayAdminister: true }),
    ).toBeUndefined()
  })

  test('a deputy decides in the place of the manager, and both are known', () => {
    expect(decidesAs(request, { ...decider, id: 'mei', standsInFor: new Set(['chen']) })).toBe('chen')
    expect(decidesAs(request, { ...decider, id: 'mei', standsInFor: new Set(['wang']) })).toBeUndefined()
  })

  test('what was handed up is for both managers; with nobody above, for those who administer', () => {
    const up = { ...request, isEscalated: true, escalatedTo: 'boss' }
    expect(decidesAs(up, { ...decider, id: 'boss' })).toBe('boss')
    expect(decidesAs(up, decider)).toBe('chen')
    expect(decidesAs({ ...up, escalatedTo: null }, { ...decider, id: 'admin', mayAdminister: true })).toBe(
      'admin',
    )
    expect(
      decidesAs({ ...request, managerId: undefined }, { ...decider, id: 'admin', mayAdminister: true }),
    ).toBe('admin')
  })
})
