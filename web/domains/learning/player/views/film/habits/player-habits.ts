/** Player preferences, stored on this device for every film. */
export type Habits = { readonly rate: number; readonly volume: number; readonly isMuted: boolean }

export const place = 'player'

const usual: Habits = { rate: 1, volume: 1, isMuted: false }

/** The stored preferences; invalid values are ignored. */
export function readHabits(stored: unknown): Habits {
  const known: Partial<Record<keyof Habits, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {}
  const { rate, volume, isMuted } = known
  return {
    rate: within(rate, 0.5, 4) ?? usual.rate,
    volume: within(volume, 0, 1) ?? usual.volume,
    isMuted: typeof isMuted === 'boolean' ? isMuted : usual.isMuted,
  }
}

/** The author's limit overrides the preference, which stays for other films. */
export const allowedRate = ({ rate }: Habits, maxSpeed: number) => Math.min(rate, maxSpeed)

function within(value: unknown, least: number, most: number): number | undefined {
  return typeof value === 'number' && value >= least && value <= most ? value : undefined
}
