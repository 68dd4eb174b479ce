import type { CourseContent, ModuleContent, ModuleType } from '@lyceum/contract/course'

// Small pure changes of a draft: each returns a new one and leaves the old unchanged.

export const modulesOf = ({ chapters }: Pick<CourseContent, 'chapters'>): readonly ModuleContent[] =>
  chapters.flatMap(({ modules }) => modules)

export const moduleIn = (content: CourseContent, moduleId: string | undefined) =>
  modulesOf(content).find(({ id }) => id === moduleId)

const recording = { fileId: null, threshold: 90, isSeekable: true, maxSpeed: 2, marks: [] }

/** The initial content of each kind of module. */
const bodies = {
  VOD: (common: Common): ModuleContent => ({ ...common, type: 'VOD', body: recording }),
  AUD: (common: Common): ModuleContent => ({ ...common, type: 'AUD', body: recording }),
  SCO: (common: Common): ModuleContent => ({ ...common, type: 'SCO', body: { fileId: null } }),
  REF: (common: Common): ModuleContent => ({ ...common, type: 'REF', body: { fileId: null } }),
  RDG: (common: Common): ModuleContent => ({ ...common, type: 'RDG', body: { fileId: null, threshold: 90 } }),
  URLVOD: (common: Common): ModuleContent => ({ ...common, type: 'URLVOD', body: { address: '' } }),
  ASS: (common: Common): ModuleContent => ({
    ...common,
    type: 'ASS',
    body: { task: { blocks: [] }, maxFiles: 5 },
  }),
  TST: (common: Common): ModuleContent => ({
    ...common,
    type: 'TST',
    body: { questions: [], isShuffled: false },
  }),
  ACE: (common: Common): ModuleContent => ({
    ...common,
    type: 'ACE',
    body: { questions: [], isAnonymous: false },
  }),
} satisfies Record<ModuleType, (common: Common) => ModuleContent>

type Common = Omit<ModuleContent, 'type' | 'body'>

/** A new module. */
export const newModule = (id: string, type: ModuleType, title: string): ModuleContent =>
  bodies[type]({
    id,
    title,
    note: null,
    minutes: 0,
    lecturerId: null,
    isRequired: type !== 'REF',
    score: type === 'TST' || type === 'ASS' ? 100 : 0,
    weight: 0,
    validScore: 0,
    requiredScore: null,
    maxOpens: null,
    maxSubmits: null,
    checksPresence: false,
    checksFace: false,
    isMobile: true,
    isTrial: false,
    requires: null,
  })

export const withModule = (content: CourseContent, next: ModuleContent): CourseContent => ({
  ...content,
  chapters: content.chapters.map((chapter) => ({
    ...chapter,
    modules: chapter.modules.map((module) => (module.id === next.id ? next : module)),
  })),
})

export const withoutModule = (content: CourseContent, moduleId: string): CourseContent => ({
  ...content,
  chapters: content.chapters.map((chapter) => ({
    ...chapter,
    modules: chapter.modules.filter(({ id }) => id !== moduleId),
  })),
})

export const addedTo = (content: CourseContent, at: number, module: ModuleContent): CourseContent => ({
  ...content,
  chapters: content.chapters.map((chapter, i) =>
    i === at ? { ...chapter, modules: [...chapter.modules, module] } : chapter,
  ),
})

export const withChapter = (content: CourseContent, at: number, title: string): CourseContent => ({
  ...content,
  chapters: content.chapters.map((chapter, i) => (i === at ? { ...chapter, title } : chapter)),
})

export const withoutChapter = (content: CourseContent, at: number): CourseContent => ({
  ...content,
  chapters: content.chapters.filter((_, i) => i !== at),
})

/** One line of the table of contents: a chapter by its index, or a module. */
export type Line =
  | { readonly is: 'chapter'; readonly at: number; readonly title: string }
  | { readonly is: 'module'; readonly module: ModuleContent }

/** The table of contents line by line; of a collapsed chapter only its heading. */
export const linesOf = ({ chapters }: CourseContent, closed: ReadonlySet<number>): Line[] =>
  chapters.flatMap(({ title, modules }, at): Line[] => [
    { is: 'chapter', at, title },
    ...(closed.has(at) ? [] : modules.map((module): Line => ({ is: 'module', module }))),
  ])

/**
 * The draft after lines were reordered. A module belongs to the chapter above it; a moved chapter takes its modules
 * along; modules of collapsed chapters stay in them.
 */
export function reordered(content: CourseContent, lines: readonly Line[], moved: Line): CourseContent {
  const { chapters } = content
  if (moved.is === 'chapter') {
    const order = chapterOrder(lines, moved)
    return { ...content, chapters: order.flatMap((at) => chapters[at] ?? []) }
  }
  const shown = new Set(lines.flatMap((line) => (line.is === 'module' ? [line.module.id] : [])))
  const next = chapters.map((chapter) => ({
    ...chapter,
    modules: chapter.modules.filter(({ id }) => !shown.has(id)),
  }))
  let current = lines.find((line) => line.is === 'chapter')?.at ?? 0
  for (const line of lines) {
    if (line.is === 'chapter') current = line.at
    else next[current]?.modules.push(line.module)
  }
  return { ...content, chapters: next }
}

/** A chapter dropped among the modules of another is placed after that chapter. */
function chapterOrder(lines: readonly Line[], moved: Extract<Line, { is: 'chapter' }>): number[] {
  const heads = lines.flatMap((line) => (line.is === 'chapter' ? [line.at] : []))
  return heads.length > 0 ? heads : [moved.at]
}
