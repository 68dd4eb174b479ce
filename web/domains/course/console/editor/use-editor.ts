import {
  type CourseContent,
  courseErrors,
  type CourseSheet,
  type DraftFault,
  getCourseDraft,
  listCourses,
  saveCourseDraft,
  saveCourseSheet,
} from '@lyceum/contract/course'
import type { Result } from '@lyceum/contract/kit'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { call, hasErrorCode } from '#lib/api'
import { report } from '#lib/http/trouble'
import { Autosave, type SaveState } from './autosave.ts'

export type Course = Result<typeof getCourseDraft>
export type StoredFile = Course['files'][number]

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The part of a draft outside React: the revision, the latest content, and saving it. */
class DraftSession {
  content: CourseContent
  revision: number
  savedAt: string
  faults: readonly DraftFault[]
  state: SaveState = 'saved'
  readonly #id: string
  readonly #autosave: Autosave<CourseContent>
  readonly #listeners = new Set<() => void>()
  #seen = 0

  constructor({ id, content, revision, savedAt, faults }: Course) {
    this.#id = id
    this.content = content
    this.revision = revision
    this.savedAt = savedAt
    this.faults = faults
    this.#autosave = new Autosave({
      send: (value) => this.#send(value),
      isOvertaken: (error) => hasErrorCode(error, courseErrors.COURSE_DRAFT_CHANGED.code),
      wait,
      onState: (state) => {
        this.state = state
        this.#tell()
      },
    })
  }

  readonly listen = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = () => this.#seen

  readonly change = (edit: (content: CourseContent) => CourseContent) => {
    this.content = edit(this.content)
    this.#autosave.change(this.content)
    this.#tell()
  }

  readonly flush = () => this.#autosave.flush()
  readonly retry = () => this.#autosave.goOn()
  readonly takeTheirs = () => this.#autosave.drop()

  /** Overwrites what another user has saved. */
  readonly keepMine = async () => {
    this.revision = (await call(getCourseDraft, { id: this.#id })).revision
    await this.#autosave.goOn()
  }

  /** Checks again what is missing, because files are processed in the background. */
  readonly recheck = async () => {
    const { faults, revision } = await call(getCourseDraft, { id: this.#id })
    if (revision !== this.revision) return
    this.faults = faults
    this.#tell()
  }

  async #send(content: CourseContent): Promise<void> {
    const saved = await call(saveCourseDraft, { id: this.#id, revision: this.revision, content })
    this.revision = saved.revision
    this.faults = saved.faults
    this.savedAt = new Date().toISOString()
  }

  #tell(): void {
    this.#seen += 1
    for (const listener of this.#listeners) listener()
  }
}

/** The draft: changed locally at once, and saved in the background by revision. */
export function useDraft(course: Course) {
  const [session] = useState(() => new DraftSession(course))
  useSyncExternalStore(session.listen, session.snapshot)
  // Sends unsaved content when the page is left.
  useEffect(() => () => void session.flush(), [session])
  const { content, faults, state, savedAt, revision, change, flush, retry, keepMine, takeTheirs, recheck } =
    session
  return {
    content,
    faults,
    state,
    savedAt,
    revision,
    change,
    flush,
    retry,
    keepMine,
    takeTheirs,
    recheck,
    session,
  }
}

export type Draft = ReturnType<typeof useDraft>

/**
 * How the course is offered. Before it is published, changes are saved automatically; afterwards they take effect for
 * everyone at once, so they need a button.
 */
export function useSheet(course: Course) {
  const client = useQueryClient()
  const [sheet, setSheet] = useState(course.sheet)
  const [stored, setStored] = useState(course.sheet)
  const [isBusy, setIsBusy] = useState(false)
  const newest = useRef(sheet)
  const isDirty = JSON.stringify(sheet) !== JSON.stringify(stored)

  async function save(): Promise<void> {
    const sent = newest.current
    setIsBusy(true)
    try {
      await call(saveCourseSheet, { id: course.id, ...sent })
      setStored(sent)
      await client.invalidateQueries({ queryKey: [listCourses.path] })
    } catch (error) {
      report(error)
    } finally {
      setIsBusy(false)
    }
  }

  const isWhole = sheet.title.trim() !== '' && windowFault(sheet) === undefined
  const savesItself = course.state === 'draft'
  const saveNow = useEffectEvent(save)
  // Changes with every edit: the content is sent after a pause.
  const typed = JSON.stringify(sheet)
  useEffect(() => {
    if (!savesItself || !isDirty || !isWhole || !typed) return undefined
    const timer = setTimeout(() => void saveNow(), 900)
    return () => clearTimeout(timer)
  }, [savesItself, isDirty, isWhole, typed])

  return {
    sheet,
    isDirty,
    isBusy,
    isWhole,
    savesItself,
    change: (next: Partial<CourseSheet>) => {
      newest.current = { ...newest.current, ...next }
      setSheet(newest.current)
    },
    save,
    discard: () => {
      newest.current = stored
      setSheet(stored)
    },
  }
}

/** The period that ends before it begins, if any. */
export function windowFault(sheet: CourseSheet): 'apply' | 'study' | undefined {
  const isTurned = (from: string | null, until: string | null) =>
    from !== null && until !== null && from >= until
  if (isTurned(sheet.applyFrom, sheet.applyUntil)) return 'apply'
  return isTurned(sheet.studyFrom, sheet.studyUntil) ? 'study' : undefined
}
