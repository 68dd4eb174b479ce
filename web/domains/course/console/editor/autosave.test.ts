import { expect, test } from 'vitest'
import { Autosave, type SaveState } from './autosave.ts'

/** A clock that goes on by hand, and a server that answers as it is told. */
function desk() {
  const waiting: (() => void)[] = []
  const sent: string[] = []
  const told: SaveState[] = []
  let refusal: string | undefined
  const autosave = new Autosave<string>({
    send: async (value) => {
      if (refusal !== undefined) throw new Error(refusal)
      sent.push(value)
    },
    isOvertaken: (error) => error instanceof Error && error.message === 'overtaken',
    wait: () => new Promise((resolve) => waiting.push(resolve)),
    tell: (state) => told.push(state),
  })
  const settle = async () => {
    for (let i = 0; i < 20; i += 1) await Promise.resolve()
  }
  return {
    autosave,
    sent,
    told,
    refuse: (why: string | undefined) => {
      refusal = why
    },
    rest: async () => {
      waiting.splice(0).forEach((wake) => wake())
      await settle()
    },
  }
}

test('what is typed in one go is sent once, and the newest of it', async () => {
  const { autosave, sent, told, rest } = desk()
  autosave.change('a')
  autosave.change('ab')
  await rest()
  await rest()
  expect({ sent, told }).toEqual({ sent: ['ab'], told: ['waiting', 'waiting', 'saving', 'saved'] })
})

test('who types without a rest is saved all the same', async () => {
  const { autosave, sent, rest } = desk()
  for (const value of ['a', 'ab', 'abc', 'abcd', 'abcde', 'abcdef']) {
    autosave.change(value)
    await rest()
  }
  expect(sent).toContain('abcde')
})

test('after another has saved nothing is sent until the author decides, and nothing typed is lost', async () => {
  const { autosave, sent, told, refuse, rest } = desk()
  refuse('overtaken')
  autosave.change('mine')
  await rest()
  autosave.change('mine too')
  await rest()
  expect({ sent, last: told.at(-1) }).toEqual({ sent: [], last: 'overtaken' })
  refuse(undefined)
  const done = autosave.goOn()
  await rest()
  await done
  expect({ sent, last: told.at(-1) }).toEqual({ sent: ['mine too'], last: 'saved' })
})

test('a refusal for another reason is told, and can be tried again or given up', async () => {
  const { autosave, sent, told, refuse, rest } = desk()
  refuse('no line')
  autosave.change('mine')
  await rest()
  expect(told.at(-1)).toBe('failed')
  autosave.drop()
  refuse(undefined)
  autosave.change('new')
  await autosave.flush()
  await rest()
  expect(sent).toEqual(['new'])
})
