import { useEffect, useState } from 'react'
import { kept, readJson } from '#lib/storage'
import { allowedRate, type Habits, place, readHabits } from './habits.ts'
import type { useActs } from '../media/use-media.ts'

/** Speed and sound as they were left the last time, put on the element and kept when they change. */
export function useHabits(acts: Pick<ReturnType<typeof useActs>, 'setSound' | 'setRate'>, maxSpeed: number) {
  const [habits, setHabits] = useState(() => readHabits(readJson(kept, place)))
  const rate = allowedRate(habits, maxSpeed)
  useEffect(() => {
    acts.setRate(rate)
    acts.setSound(habits)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what can be done is the same each time
  }, [rate, habits])

  function change(next: Partial<Habits>) {
    const all = { ...habits, ...next }
    kept.set(place, JSON.stringify(all))
    setHabits(all)
  }
  return {
    rate,
    volume: habits.isMuted ? 0 : habits.volume,
    isMuted: habits.isMuted || habits.volume === 0,
    setRate: (next: number) => change({ rate: next }),
    setVolume: (volume: number) => change({ volume, isMuted: volume === 0 }),
    // Who turned the sound down to nothing wants to hear something again.
    mute: () =>
      change(
        habits.isMuted || habits.volume === 0
          ? { isMuted: false, volume: habits.volume || 1 }
          : { isMuted: true },
      ),
  }
}
