/** Three metals in flat tones, and a tone for medals not won yet. */
export const metals = {
  gold: { dark: '#8a5a0c', middle: '#dca032', light: '#f3cd74', pale: '#fff3d2' },
  silver: { dark: '#55666b', middle: '#9fb0b5', light: '#cfd9dc', pale: '#f3f7f8' },
  bronze: { dark: '#6d3a1c', middle: '#b8734a', light: '#dca682', pale: '#fbe9dd' },
  locked: {
    dark: 'var(--c-text-4)',
    middle: 'var(--c-track)',
    light: 'var(--c-sunken)',
    pale: 'var(--c-sunken)',
  },
} as const

export type Tier = keyof typeof metals
