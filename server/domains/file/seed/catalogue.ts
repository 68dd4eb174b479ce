import { writeFile } from 'node:fs/promises'
import type { MediaKind, PurposeName } from '@lyceum/contract/file'
import { demoFilm, demoSound } from './demo-film.ts'
import { demoPackage } from './demo-package.ts'
import { docx } from './docx.ts'

/** One thing of the demonstration: what it is called, what it is for, and how its bytes are made. */
export type Wanted = {
  /** The kind of module that shows it. */
  readonly module: 'VOD' | 'AUD' | 'RDG' | 'SCO' | 'REF'
  readonly purpose: PurposeName
  readonly kind: MediaKind
  readonly name: string
  readonly type: string
  readonly write: (path: string) => Promise<void>
}

const films: readonly (readonly [title: string, seconds: number, ground: string])[] = [
  ['开场：为什么学这一课', 40, '0b6873'],
  ['三个关键概念', 75, '345fb2'],
  ['现场演示：一步一步来', 90, '6e4a9c'],
  ['常见误区与应对', 60, 'a4532c'],
  ['小结与练习', 45, '3b7a35'],
]

const film = ([title, seconds, ground]: (typeof films)[number]): Wanted => ({
  module: 'VOD',
  purpose: 'video',
  kind: 'video',
  name: `${title.replaceAll('：', '-')}.mp4`,
  type: 'video/mp4',
  write: (path) => demoFilm({ title: title.replaceAll('：', ' '), seconds, ground, path }),
})

const sound: Wanted = {
  module: 'AUD',
  purpose: 'audio',
  kind: 'audio',
  name: '随身听-一次复盘.mp3',
  type: 'audio/mpeg',
  write: (path) => demoSound({ seconds: 60, path }),
}

const sheets = ['要点', '步骤', '案例', '检查表', '延伸阅读'].map((title, index) => ({
  title: `${index + 1}. ${title}`,
  lines: Array.from(
    { length: 8 },
    (_, line) => `${title}第${line + 1}条：先看事实，再谈看法；先问原因，再给办法。`,
  ),
}))

const paper = (module: 'RDG' | 'REF', name: string): Wanted => ({
  module,
  purpose: module === 'REF' ? 'attachment' : 'document',
  kind: 'document',
  name,
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  write: (path) => writeFile(path, docx(sheets)),
})

const slides = [
  { title: '欢迎', text: '这一课有五页。随时可以离开，下次会回到这一页。' },
  { title: '看见风险', text: '走一遍现场，把看到的三处隐患写下来。' },
  { title: '说出来', text: '向最近的同事描述其中一处：它在哪里，会怎样，谁来处理。' },
  { title: '动手', text: '按检查表逐项确认，做完一项勾一项。' },
  { title: '完成', text: '学完了。成绩已经交给课程，可以关闭这一页。' },
]

const packaged = (scorm: '1.2' | '2004'): Wanted => ({
  module: 'SCO',
  purpose: 'scorm',
  kind: 'package',
  name: `互动课件-SCORM-${scorm}.zip`,
  type: 'application/zip',
  write: (path) => writeFile(path, demoPackage({ scorm, title: '现场安全五分钟', pages: slides })),
})

/** All of it, small enough to be made in a minute and played by every course. */
export const catalogue: readonly Wanted[] = [
  ...films.map(film),
  sound,
  paper('RDG', '学习手册.docx'),
  paper('REF', '课堂讲义.docx'),
  packaged('1.2'),
  packaged('2004'),
]

/** Raise it when what is made, or how, has changed: the kept library is then made anew. */
export const edition = 1
