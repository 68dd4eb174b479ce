import { craftOutlines } from './outlines/craft.ts'
import { nanyuOutlines } from './outlines/nanyu.ts'
import { officeOutlines } from './outlines/office.ts'
import { type Outline, outlinesIn } from './read-outline.ts'

/** A category of the first level, those below it, and what is taught on them: each subject in each shape is a course. */
export type Theme = {
  readonly name: string
  /** `second` or `second/third`, and the subjects that stand there. */
  readonly shelves: Readonly<Record<string, readonly string[]>>
  /** `{}` stands for the subject. */
  readonly shapes: readonly string[]
}

/** Courses that somebody wrote from beginning to end, by their subject. */
const written = new Map<string, Outline>(
  [craftOutlines, officeOutlines, nanyuOutlines].flatMap(outlinesIn).map((one) => [one.subject, one]),
)

/** A course to be: its title, where it stands, and its outline where somebody has written one. */
export type Titled = {
  readonly subject: string
  readonly title: string
  readonly theme: string
  readonly shelf: string
  readonly outline?: Outline
}

/** The titles of a theme, shape by shape: neighbours in a list are about different things. */
export const titlesOf = ({ name, shelves, shapes }: Theme): Titled[] =>
  shapes.flatMap((shape, at) =>
    Object.entries(shelves).flatMap(([shelf, subjects]) =>
      subjects.map((subject) => {
        const outline = at === 0 ? written.get(subject) : undefined
        const place = { subject, theme: name, shelf: `${name}/${shelf}` }
        if (outline) return { ...place, title: outline.title, outline }
        return { ...place, title: shape.replace('{}', subject) }
      }),
    ),
  )
