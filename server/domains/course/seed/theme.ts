import { craftOutlines } from './outlines/craft.ts'
import { nanyuOutlines } from './outlines/nanyu.ts'
import { officeOutlines } from './outlines/office.ts'
import { type Outline, outlinesIn } from './read-outline.ts'

/** A top-level category, those below it, and their subjects: each subject in each shape is a course. */
export type Theme = {
  readonly name: string
  /** `second` or `second/third`, and its subjects. */
  readonly categories: Readonly<Record<string, readonly string[]>>
  /** `{}` stands for the subject. */
  readonly shapes: readonly string[]
}

/** Fully written courses, by subject. */
const written = new Map<string, Outline>(
  [craftOutlines, officeOutlines, nanyuOutlines]
    .flatMap(outlinesIn)
    .map((outline) => [outline.subject, outline]),
)

/** A planned course: its title, category, and its outline if one was written. */
export type Titled = {
  readonly subject: string
  readonly title: string
  readonly theme: string
  readonly category: string
  readonly outline?: Outline
}

/** The titles of a theme, shape by shape, so that neighbours in a list differ in subject. */
export const titlesOf = ({ name, categories, shapes }: Theme): Titled[] =>
  shapes.flatMap((shape, at) =>
    Object.entries(categories).flatMap(([category, subjects]) =>
      subjects.map((subject) => {
        const outline = at === 0 ? written.get(subject) : undefined
        const place = { subject, theme: name, category: `${name}/${category}` }
        if (outline) return { ...place, title: outline.title, outline }
        return { ...place, title: shape.replace('{}', subject) }
      }),
    ),
  )
