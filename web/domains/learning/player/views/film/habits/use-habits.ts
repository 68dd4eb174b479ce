import { useEffect, useState } from 'react'
import { deviceStorage, readJson } from '#lib/storage/storage'
import { allowedRate, type Habits, place, readHabits } from './player-habits.ts'
import type { useActs } from '../media/use-media.ts'

/** Applies the stored speed and sound to the element, and stores changes. */
export function useHabits(acts: Pick<ReturnType<typeof useActs>, 'setSound' | 'setRate'>, maxSpeed: number) {
  const [habits, setHabits] = useState(() => readHabits(readJson(deviceStorage, place)))
  const rate = allowedRate(habits, maxSpeed)
  useEffect(() => {
    acts.setRate(rate)
    acts.setSound(habits)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what can be done is the same each time
  }, [rate, habits])

  function change(next: Partial<Habits>) {
    const all = { ...habits, ...next }
    deviceStorage.set(place, JSON.stringify(all))
    setHabits(all)
  }
  return {
    rate,
    volume: habits.isMuted ? 0 : habits.volume,
    isMuted: habits.isMuted || habits.volume === 0,
    setRate: (next: number) => change({ rate: next }),
    setVolume: (volume: number) => change({ volume, isMuted: volume === 0 }),
    // Unmuting at volume zero restores an audible volume.
    mute: () =>
      change(
        habits.isMuted || habits.volume === 0
          ? { isMuted: false, volume: habits.volume || 1 }
          : { isMuted: true },
      ),
  }
}
