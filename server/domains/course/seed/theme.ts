/** A category of the first level, those below it, and what is taught on them: each subject in each shape is a course. */
export type Theme = {
  readonly name: string
  /** `second` or `second/third`, and the subjects that stand there. */
  readonly shelves: Readonly<Record<string, readonly string[]>>
  /** `{}` stands for the subject. */
  readonly shapes: readonly string[]
}

/** The titles of a theme, shape by shape: neighbours in a list are about different things. */
export const titlesOf = ({ name, shelves, shapes }: Theme) =>
  shapes.flatMap((shape) =>
    Object.entries(shelves).flatMap(([shelf, subjects]) =>
      subjects.map((subject) => ({
        subject,
        title: shape.replace('{}', subject),
        shelf: `${name}/${shelf}`,
      })),
    ),
  )
