/** Drawn on a grid of 24 with a live area of 20: strokes, and circles as x, y, radius. Add an icon when a page needs it. */
export const iconPaths = {
  home: { d: 'M4 11.2 12 4.5l8 6.7V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1Z' },
  user: { d: 'M4.5 20c.8-3.8 3.8-6 7.5-6s6.7 2.2 7.5 6', circles: [[12, 8, 4]] },
  lock: {
    d: 'M6 10.5h12a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7.5a1 1 0 0 1 1-1ZM8 10.5V8a4 4 0 0 1 8 0v2.5',
  },
  eye: { d: 'M2.5 12C4.8 8 8 6 12 6s7.2 2 9.5 6c-2.3 4-5.5 6-9.5 6s-7.2-2-9.5-6Z', circles: [[12, 12, 2.8]] },
  eyeOff: {
    d: 'M4 4l16 16M9.8 6.3A10 10 0 0 1 12 6c4 0 7.2 2 9.5 6a15 15 0 0 1-2.6 3.3M6 8a15 15 0 0 0-3.5 4c2.3 4 5.5 6 9.5 6 1.3 0 2.5-.2 3.6-.6',
  },
  check: { d: 'M5 12.5l4.5 4.5L19 7.5' },
  done: { d: 'M8.2 12.3l2.7 2.7 5-5.3', circles: [[12, 12, 8.5]] },
  close: { d: 'M6 6l12 12M18 6 6 18' },
  warning: { d: 'M12 4.5 21 19.5H3ZM12 10v4.5M12 17v.1' },
  down: { d: 'M6 9.5l6 6 6-6' },
  up: { d: 'M6 14.5l6-6 6 6' },
  right: { d: 'M9.5 6l6 6-6 6' },
  out: { d: 'M7 17 17 7M8.5 7H17v8.5' },
  plus: { d: 'M12 5v14M5 12h14' },
  edit: {
    d: 'M4.5 19.5l.8-4L16 4.8a1.7 1.7 0 0 1 2.4 0l.8.8a1.7 1.7 0 0 1 0 2.4L8.5 18.7ZM14 6.8l3.2 3.2',
  },
  trash: { d: 'M5 7h14M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10.3 11v5.5M13.7 11v5.5' },
  link: {
    d: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L11.8 6.5M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.3-1.3',
  },
  gear: {
    d: 'M12 3.5v2.2M12 18.3v2.2M3.5 12h2.2M18.3 12h2.2M6 6l1.6 1.6M16.4 16.4 18 18M6 18l1.6-1.6M16.4 7.6 18 6',
    circles: [
      [12, 12, 3],
      [12, 12, 6.3],
    ],
  },
  logout: { d: 'M10 4.5H5.5a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1H10M14.5 8l4 4-4 4M18.3 12H9.5' },
  refresh: {
    d: 'M19.5 5v4.5H15M4.5 19v-4.5H9M18.8 9.5A7.3 7.3 0 0 0 5.7 8.7M5.2 14.5a7.3 7.3 0 0 0 13.1.8',
  },
  sun: {
    d: 'M12 3.5v1.8M12 18.7v1.8M3.5 12h1.8M18.7 12h1.8M6 6l1.3 1.3M16.7 16.7 18 18M6 18l1.3-1.3M16.7 7.3 18 6',
    circles: [[12, 12, 3.8]],
  },
  moon: { d: 'M19.5 14.3A8 8 0 0 1 9.7 4.5a8 8 0 1 0 9.8 9.8Z' },
  monitor: { d: 'M4 5h16v11H4ZM9 20h6M12 16v4' },
} as const satisfies Record<string, IconPath>

type IconPath = { readonly d: string; readonly circles?: readonly (readonly [number, number, number])[] }

export type IconName = keyof typeof iconPaths
