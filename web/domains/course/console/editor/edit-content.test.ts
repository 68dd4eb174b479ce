import type { CourseContent } from '@lyceum/contract/course'
import { describe, expect, test } from 'vitest'
import { linesOf, newModule, reordered } from './edit-content.ts'

const module = (id: string) => newModule(id, 'URLVOD', id)
const content: CourseContent = {
  introduction: { blocks: [] },
  criteria: null,
  passScore: null,
  chapters: [
    { title: '一', modules: [module('a'), module('b')] },
    { title: '二', modules: [module('c')] },
    { title: '三', modules: [] },
  ],
}
const shape = ({ chapters }: CourseContent) =>
  chapters.map(({ title, modules }) => `${title}:${modules.map(({ id }) => id).join('')}`)

function move(name: string, to: number, closed: ReadonlySet<number> = new Set()) {
  const lines = linesOf(content, closed)
  const from = lines.findIndex((line) => (line.is === 'module' ? line.module.id : line.title) === name)
  const moved = lines[from]
  if (!moved) throw new Error(`There is no ${name}.`)
  lines.splice(from, 1)
  lines.splice(to, 0, moved)
  return shape(reordered(content, lines, moved))
}

describe('reordering a course', () => {
  test('a module belongs to the chapter above it', () => {
    expect(move('a', 3)).toEqual(['一:b', '二:ac', '三:'])
    expect(move('c', 5)).toEqual(['一:ab', '二:', '三:c'])
  })

  test('a module above all chapters comes first in the first chapter', () => {
    expect(move('c', 0)).toEqual(['一:cab', '二:', '三:'])
  })

  test('a chapter takes its modules along, and modules of collapsed chapters stay in them', () => {
    expect(move('二', 0)).toEqual(['二:c', '一:ab', '三:'])
    expect(move('a', 3, new Set([1]))).toEqual(['一:b', '二:ca', '三:'])
  })

  test('nothing is lost or duplicated, whatever is moved where', () => {
    const names = ['a', 'b', 'c', '一', '二', '三']
    for (const name of names)
      for (let to = 0; to < 6; to += 1)
        expect(move(name, to).join('').replace(/[:]/g, '').split('').sort()).toEqual([...names].sort())
  })
})
