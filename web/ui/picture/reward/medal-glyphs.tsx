import type { ReactNode } from 'react'

/** The relief on a medal; `cut` is the colour of an engraved line. */
export const medalGlyphs = {
  book: (cut) => (
    <>
      <path d="M60 50c-6-5-14-6-22-5v24c8-1 16 0 22 5 6-5 14-6 22-5V45c-8-1-16 0-22 5Z" />
      <path d="M60 50v24" stroke={cut} strokeWidth="2.5" />
    </>
  ),
  flame: () => <path d="M61 36c2 10 15 15 15 28a15 15 0 0 1-31 0c0-6 3-10 6-13 0 4 2 7 5 8-1-9 1-17 5-23Z" />,
  star: () => <path d="M60 37l6.8 14.2 15.5 2-11.4 10.8 2.9 15.4L60 72l-13.8 7.4L49 64 37.7 53.2l15.5-2Z" />,
  peak: () => <path d="M34 76l17-28 9 13 7-10 19 25ZM80 44a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z" />,
  quill: () => <path d="M80 38C62 40 46 52 43 72l-4 8 4-1 4-6c18 0 31-12 33-35Z" />,
  shield: (cut) => (
    <>
      <path d="M60 36l20 7v14c0 13-8 20-20 25-12-5-20-12-20-25V43Z" />
      <path
        d="M51 59l6.5 6.5L70 52"
        stroke={cut}
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  bloom: () => (
    <path d="M60 58c-9-5-9-17 0-23 9 6 9 18 0 23ZM60 60c9 5 9 17 0 23-9-6-9-18 0-23ZM61 59c5-9 17-9 23 0-6 9-18 9-23 0ZM59 59c-5 9-17 9-23 0 6-9 18-9 23 0Z" />
  ),
  gate: () => (
    <path d="M36 78V58a24 24 0 0 1 48 0v20H72V59a12 12 0 0 0-24 0v19ZM65 70a5 5 0 1 1-10 0 5 5 0 0 1 10 0Z" />
  ),
  voice: () => <path d="M38 44h44v28H62L52 82V72H38Z" />,
} as const satisfies Record<string, (cut: string) => ReactNode>

export type MedalGlyph = keyof typeof medalGlyphs
