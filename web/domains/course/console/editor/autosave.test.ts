import { expect, test } from 'vitest'
import { Autosave, type SaveState } from './autosave.ts'

/** A manual clock, and a server with settable answers. */
function setUp() {
  const waiting: (() => void)[] = []
  const sent: string[] = []
  const states: SaveState[] = []
  let errorCode: string | undefined
  const autosave = new Autosave<string>({
    send: async (value) => {
      if (errorCode !== undefined) throw new Error(errorCode)
      sent.push(value)
    },
    isOvertaken: (error) => error instanceof Error && error.message === 'overtaken',
    wait: () => new Promise((resolve) => waiting.push(resolve)),
    onState: (state) => states.push(state),
  })
  const settle = async () => {
    for (let i = 0; i < 20; i += 1) await Promise.resolve()
  }
  return {
    autosave,
    sent,
    states,
    refuse: (why: string | undefined) => {
      errorCode = why
    },
    rest: async () => {
      waiting.splice(0).forEach((wake) => wake())
      await settle()
    },
  }
}

test('sends continuous typing once, with the latest content', async () => {
  const { autosave, sent, states, rest } = setUp()
  autosave.change('a')
  autosave.change('ab')
  await rest()
  await rest()
  expect({ sent, states }).toEqual({ sent: ['ab'], states: ['waiting', 'waiting', 'saving', 'saved'] })
})

test('saves during continuous typing too', async () => {
  const { autosave, sent, rest } = setUp()
  for (const value of ['a', 'ab', 'abc', 'abcd', 'abcde', 'abcdef']) {
    autosave.change(value)
    await rest()
  }
  expect(sent).toContain('abcde')
})

test('sends nothing after a save by another user until the author decides, and loses nothing typed', async () => {
  const { autosave, sent, states, refuse, rest } = setUp()
  refuse('overtaken')
  autosave.change('mine')
  await rest()
  autosave.change('mine too')
  await rest()
  expect({ sent, last: states.at(-1) }).toEqual({ sent: [], last: 'overtaken' })
  refuse(undefined)
  const done = autosave.goOn()
  await rest()
  await done
  expect({ sent, last: states.at(-1) }).toEqual({ sent: ['mine too'], last: 'saved' })
})

test('reports any other error, which can be retried or given up', async () => {
  const { autosave, sent, states, refuse, rest } = setUp()
  refuse('no line')
  autosave.change('mine')
  await rest()
  expect(states.at(-1)).toBe('failed')
  autosave.drop()
  refuse(undefined)
  autosave.change('new')
  await autosave.flush()
  await rest()
  expect(sent).toEqual(['new'])
})
