import { expect, test } from 'vitest'
import { screens } from '../screens.ts'
import { findingsIn, roundsOf } from './look-around.ts'

// The portal; the console is a file of its own, so that both are looked at side by side.
test.each(roundsOf(screens.filter(({ path }) => !path.startsWith('/manage'))))(
  'B-060 B-062 every screen of $whose at $host from $first on fits from 1200 to 2560 pixels and is free of serious findings by day and by night',
  async (round) => {
    expect(await findingsIn(round)).toEqual([])
  },
)
