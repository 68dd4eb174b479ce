import {
  copyCourse,
  type CourseState,
  getCourseDraft,
  listCourses,
  removeCourse,
  retireCourse,
} from '@lyceum/contract/course'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { IconButton } from '#ui/form/icon-button'
import { Input } from '#ui/form/input'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { Menu } from '#ui/overlay/menu'
import { text } from '../text/index.ts'

type ActedCourse = { readonly id: string; readonly title: string; readonly state: CourseState }

type CourseActsProps = {
  readonly course: ActedCourse
  /** Called when the course has been removed. */
  readonly onRemoved?: () => void
}

type Act = 'learners' | 'copy' | 'retire' | 'restore' | 'remove'

const icons = {
  learners: 'users',
  copy: 'copy',
  retire: 'eyeOff',
  restore: 'eye',
  remove: 'trash',
} as const

/** The actions this person may take on a course in this state. */
function actsOf(state: CourseState, access: readonly string[]): Act[] {
  const ofAuthors: readonly Act[] = state === 'draft' ? ['copy', 'remove'] : ['copy']
  const ofPublishers: Readonly<Record<CourseState, readonly Act[]>> = {
    draft: [],
    published: ['retire'],
    retired: ['restore'],
  }
  const ofReaders: readonly Act[] = state === 'draft' ? [] : ['learners']
  return [
    ...(access.includes('learning.read') ? ofReaders : []),
    ...(access.includes('course.author') ? ofAuthors : []),
    ...(access.includes('course.publish') ? ofPublishers[state] : []),
  ]
}

/** The actions on a course besides editing. */
export function CourseActs({ course, onRemoved }: CourseActsProps) {
  const t = useText(text)
  const access = useUser()?.access
  const go = useNavigate()
  const [dialog, setDialog] = useState<Act>()
  const restore = useCommand(retireCourse, { refresh: [listCourses, getCourseDraft] })
  const { id, title, state } = course
  const acts = actsOf(state, access ?? [])
  if (acts.length === 0) return null
  const close = () => setDialog(undefined)
  const choose = (act: Act) => {
    if (act === 'learners') void go(`/courses/${id}/learners`)
    else if (act === 'restore')
      restore.mutate({ id, isRetired: false }, { onSuccess: () => showSuccess(t.restored) })
    else setDialog(act)
  }
  return (
    <>
      <Menu
        label={t.more(title)}
        align="end"
        items={acts.map((act) => ({
          id: act,
          title: t[act],
          icon: icons[act],
          isDanger: act === 'remove',
          onChoose: () => choose(act),
        }))}
        renderButton={(opener) => <IconButton icon="dots" label={t.more(title)} {...opener} />}
      />
      {dialog === 'copy' && <CopyDialog course={course} onClose={close} />}
      {dialog === 'retire' && <RetireDialog course={course} onClose={close} />}
      {dialog === 'remove' && <RemoveDialog course={course} onClose={close} onRemoved={onRemoved} />}
    </>
  )
}

type DialogProps = { readonly course: ActedCourse; readonly onClose: () => void }

function CopyDialog({ course, onClose }: DialogProps) {
  const t = useText(text)
  const go = useNavigate()
  const copy = useCommand(copyCourse, { refresh: [listCourses] })
  const [title, setTitle] = useState(t.copyName(course.title).slice(0, 80))
  return (
    <ConfirmDialog
      title={t.copyTitle}
      confirm={t.copy}
      onClose={onClose}
      onConfirm={async () => {
        if (!title.trim()) return
        const { id } = await copy.mutateAsync({ id: course.id, title: title.trim() })
        showSuccess(t.copied)
        onClose()
        await go(`/courses/${id}`)
      }}
    >
      <p className="courses-dialog-hint">{t.copyHint}</p>
      <Field label={t.newTitle} error={title.trim() ? undefined : t.missing}>
        {(names) => (
          <Input {...names} value={title} maxLength={80} onChange={({ target }) => setTitle(target.value)} />
        )}
      </Field>
    </ConfirmDialog>
  )
}

function RetireDialog({ course, onClose }: DialogProps) {
  const t = useText(text)
  const retire = useCommand(retireCourse, { refresh: [listCourses, getCourseDraft] })
  return (
    <ConfirmDialog
      title={t.retireTitle(course.title)}
      confirm={t.retire}
      isDanger
      onClose={onClose}
      onConfirm={async () => {
        await retire.mutateAsync({ id: course.id, isRetired: true })
        showSuccess(t.retired)
        onClose()
      }}
    >
      <p>{t.retireHint}</p>
    </ConfirmDialog>
  )
}

type RemoveDialogProps = DialogProps & { readonly onRemoved: (() => void) | undefined }

function RemoveDialog({ course, onClose, onRemoved }: RemoveDialogProps) {
  const t = useText(text)
  const remove = useCommand(removeCourse, { refresh: [listCourses] })
  return (
    <ConfirmDialog
      title={t.removeTitle(course.title)}
      confirm={t.remove}
      isDanger
      onClose={onClose}
      onConfirm={async () => {
        await remove.mutateAsync({ id: course.id })
        showSuccess(t.removed)
        onClose()
        onRemoved?.()
      }}
    >
      <p>{t.removeHint}</p>
    </ConfirmDialog>
  )
}
