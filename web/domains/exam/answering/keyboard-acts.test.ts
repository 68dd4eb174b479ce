import type { AnswerValue, LeafQuestion } from '@lyceum/contract/question'
import { expect, test } from 'vitest'
import { paired, toggled } from '#domains/question'
import { keyAct } from './keyboard-acts.ts'
import { leaves } from './make.ts'

const question = (type: keyof typeof leaves): LeafQuestion => leaves[type]
type KeyCase = { readonly value?: AnswerValue | null; readonly picked?: string }

const press = (type: keyof typeof leaves, key: string, { value = null, picked }: KeyCase = {}) =>
  keyAct({ key, isControl: false, isTyping: false }, { question: question(type), value, picked })

test('arrows change the question, M marks it', () => {
  expect(['ArrowLeft', 'ArrowRight', 'm', 'M'].map((key) => press('MC', key)?.kind)).toEqual([
    'previous',
    'next',
    'mark',
    'mark',
  ])
})

test('digits and letters choose; with several answers they toggle', () => {
  expect(press('MC', '2')).toEqual({ kind: 'answer', value: { type: 'MC', slot: 'b' } })
  expect(press('MC', 'd')).toEqual({ kind: 'answer', value: { type: 'MC', slot: 'd' } })
  expect(press('MC', '9')).toBeUndefined()
  expect(press('MC_MANY', 'C', { value: { type: 'MC_MANY', slots: ['a'] } })).toEqual({
    kind: 'answer',
    value: { type: 'MC_MANY', slots: ['a', 'c'] },
  })
  expect(toggled({ type: 'MC_MANY', slots: ['a', 'c'] }, 'a')).toEqual({ type: 'MC_MANY', slots: ['c'] })
  expect(press('TF', '2')).toEqual({ kind: 'answer', value: { type: 'TF', isTrue: false } })
  expect(press('TF', '3')).toBeUndefined()
})

test('a digit and then a letter make a pair', () => {
  expect(press('MT', '2')).toEqual({ kind: 'pick', slot: 'l2' })
  expect(press('MT', 'c')).toBeUndefined()
  expect(press('MT', 'c', { picked: 'l2' })).toEqual({
    kind: 'answer',
    value: { type: 'MT', pairs: { l2: 'r3' } },
  })
})

test('each side of a matching has one partner at most; choosing the same pair again removes it', () => {
  const pairing = paired(null, 'l1', 'r1')
  expect(paired(pairing, 'l2', 'r1')).toEqual({ type: 'MT', pairs: { l2: 'r1' } })
  expect(paired(pairing, 'l1', 'r2')).toEqual({ type: 'MT', pairs: { l1: 'r2' } })
  expect(paired(pairing, 'l1', 'r1')).toEqual({ type: 'MT', pairs: {} })
})

test('in a field letters are text; only Ctrl Enter reaches the page', () => {
  const place = { question: question('ES'), value: null, picked: undefined }
  expect(keyAct({ key: 'm', isControl: false, isTyping: true }, place)).toBeUndefined()
  expect(keyAct({ key: 'Enter', isControl: true, isTyping: true }, place)).toEqual({ kind: 'handIn' })
})
