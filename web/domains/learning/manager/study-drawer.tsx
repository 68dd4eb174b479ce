import { listSubordinateCourses } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { shownDue, shownTime } from '#lib/time/time'
import { Progress } from '#ui/data/progress'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Drawer } from '#ui/overlay/drawer'
import { Status } from '#ui/status/status'
import { Tag } from '#ui/status/tag'
import { statusNames } from '../course/statuses.ts'
import { text } from './text/index.ts'

type StudyDrawerProps = { readonly personId: string; readonly onClose: () => void }

/** The current and completed courses of one team member. */
export function StudyDrawer({ personId, onClose }: StudyDrawerProps) {
  const t = useText(text)
  const zone = useZone()
  const found = useQuery(read(listSubordinateCourses, { id: personId }))
  const { person, records = [] } = found.data ?? {}
  return (
    <Drawer title={person ? t.study.title(person.name) : t.study.waiting} onClose={onClose}>
      {person && <p className="desk-quiet">{person.unit}</p>}
      {found.isError && <ErrorPanel onRetry={() => void found.refetch()} />}
      {found.isPending && <RowsWaiting />}
      {found.isSuccess && records.length === 0 && <Empty kind="start" title={t.study.none} />}
      <ul className="desk-courses">
        {records.map((course) => (
          <li key={course.itmId}>
            <div>
              <Link className="ly-link" to={`/course/detail?itmId=${course.itmId}`}>
                {course.title}
              </Link>
              {course.risk && (
                <Tag tone={course.risk === 'overdue' ? 'error' : 'warning'}>{t.risks[course.risk]}</Tag>
              )}
            </div>
            {course.appStatus === 'IN_PROGRESS' && (
              <Progress percent={course.progress} hasNumber isThin label={course.title} />
            )}
            <p className="desk-quiet">
              <Status family="course" status={statusNames[course.appStatus]} />
              {course.dueAt && <span>{t.study.due(shownDue(course.dueAt, zone))}</span>}
              {course.studiedAt && <span>{t.study.studied(shownTime(course.studiedAt, zone))}</span>}
            </p>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
