import {
  type ApprovalChain,
  type CourseContent,
  courseContent,
  type CourseKind,
  type ModuleType,
} from '@lyceum/contract/course'
import { type DemoMedia, pickFile } from './pick-file.ts'
import { showcaseChapters, type Sketch, type Sketched } from './showcase-chapters.ts'

/** A course with every kind of module, as in the designs: used to demonstrate the product. */
export const showcase = {
  category: '领导力',
  sheet: {
    title: '新任经理 90 天：从骨干到带队者',
    summary: '从自己做好，到带着一群人做好：角色、信任、授权，三步走完最难的九十天。',
    kind: 'SELFSTUDY',
    approval: 'none',
    hasExam: true,
    isClosedToExternals: false,
    quota: null,
    queueLimit: 0,
    audience: ['all'],
    dueDays: 90,
    hours: '8',
    credits: '4',
    reward: 80,
  },
} satisfies Showcase

type Showcase = {
  /** Its category. */
  readonly category: string
  readonly sheet: { readonly kind: CourseKind; readonly approval: ApprovalChain } & Sketched
}

const paragraph = (text: string) => ({ kind: 'paragraph', runs: [{ text }] })

const introduction = {
  blocks: [
    paragraph('做得最好的人当上了经理，才发现原来的本事只够用一半。这门课陪你走完头九十天。'),
    { kind: 'heading', level: 3, runs: [{ text: '学完你能' }] },
    {
      kind: 'list',
      isOrdered: false,
      items: ['说清经理与骨干的三处不同', '在头三十天与每位同事谈一次', '按五个层级把活交出去'].map(
        (text) => ({
          depth: 0,
          runs: [{ text }],
        }),
      ),
    },
    { kind: 'quote', runs: [{ text: '授权不是放手，是约定检查点。' }] },
    {
      kind: 'table',
      hasHead: true,
      rows: [
        ['时间', '重点'],
        ['第 1–30 天', '认识人'],
        ['第 31–60 天', '交出去'],
        ['第 61–90 天', '跟到底'],
      ].map((row) => row.map((text) => [{ text }])),
    },
  ],
}

/** Its content; a kind without files is left out, as everywhere in the demo. */
export function showcaseContent(
  media: DemoMedia,
  nextId: () => string,
): { content: CourseContent; modules: { id: string; type: ModuleType }[] } {
  const film = nextId()
  const chapters = showcaseChapters(film).map(({ title, modules }) => ({
    title,
    modules: modules.flatMap((module) => withFile(module, media)),
  }))
  const hasFilm = chapters.some(({ modules }) => modules.some(({ id }) => id === film))
  const whole = courseContent.parse({
    introduction,
    passScore: 60,
    chapters: chapters.map(({ title, modules }) => ({
      title,
      modules: modules.map((module) => ({
        ...module,
        id: module.id ?? nextId(),
        ...(hasFilm ? {} : { requires: null }),
      })),
    })),
  })
  const modules = whole.chapters.flatMap((chapter) => chapter.modules)
  return { content: whole, modules: modules.map(({ id, type }) => ({ id, type })) }
}

type SketchedModule = Sketch & { readonly id?: string }

/** The file it names, or the best match of its kind. */
function withFile({ file, ...module }: Sketch, media: DemoMedia): SketchedModule[] {
  if (file === undefined) return [module]
  const { type } = module
  const found = pickFile(media, { type, title: file, theme: showcase.category, nth: 0 })
  return found?.type === type ? [{ ...module, body: { ...bodyOf(module), fileId: found.fileId } }] : []
}

const bodyOf = ({ body }: Sketched): object => (typeof body === 'object' && body !== null ? body : {})
