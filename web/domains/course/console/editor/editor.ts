import type { CourseContent, ModuleContent, NamedKind } from '@lyceum/contract/course'
import type { PurposeName } from '@lyceum/contract/file'
import { useState } from 'react'
import { upload } from '#domains/file'
import { useUser } from '#lib/session'
import { report } from '#lib/http/trouble'
import type { Named } from '#ui/work/name-select'
import { withModule } from './edit-content.ts'
import { type Course, type StoredFile, useDraft, useSheet } from './use-editor.ts'

/** The state shared by all steps of the editor. */
export function useEditor(course: Course) {
  const access = useUser()?.access
  const draft = useDraft(course)
  const sheet = useSheet(course)
  const names = useNames(course)
  const files = useFiles(course)
  return {
    course,
    draft,
    sheet,
    ...names,
    ...files,
    isLocked: !(access?.includes('course.author') ?? false),
    mayPublish: access?.includes('course.publish') ?? false,
    changeModule: <M extends ModuleContent>(module: M, next: Partial<Omit<M, 'id' | 'type'>>) =>
      draft.change((content: CourseContent) => withModule(content, { ...module, ...next })),
  }
}

export type Editor = ReturnType<typeof useEditor>

/** Names of the chosen ids: loaded with the course, and added as more are chosen. */
function useNames({ named }: Course) {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(
    () => new Map(named.map(({ kind, id, name }) => [`${kind}:${id}`, name])),
  )
  return {
    namedAs: (kind: NamedKind, ids: readonly (string | null)[]): Named[] =>
      ids.flatMap((id) => (id === null ? [] : { id, name: names.get(`${kind}:${id}`) ?? '…' })),
    /** Stores the names and returns the ids. */
    remember: (kind: NamedKind, chosen: readonly Named[]): string[] => {
      setNames(
        (known) => new Map([...known, ...chosen.map(({ id, name }) => [`${kind}:${id}`, name] as const)]),
      )
      return chosen.map(({ id }) => id)
    },
  }
}

/** The files of the course and those uploaded since. */
function useFiles({ files }: Course) {
  const [uploaded, setUploaded] = useState<readonly StoredFile[]>([])
  const all = [...files, ...uploaded]
  const fileOf = (fileId: string | null) => all.find(({ id }) => id === fileId)
  return {
    fileOf,
    addressOf: (fileId: string) => fileOf(fileId)?.url,
    /** Uploads a file; undefined when it was rejected, which has been shown. */
    bring: async (file: File, purpose: PurposeName): Promise<StoredFile | undefined> => {
      try {
        const stored = await upload(file, purpose)
        setUploaded((known) => [...known, stored])
        return stored
      } catch (error) {
        report(error)
        return undefined
      }
    },
  }
}
