import { useText } from '#lib/text'
import { CourseCard, CourseGrid, type CourseKind } from '#ui/course/course-card'
import { StatusDot } from '#ui/feedback/status-dot'
import { Status } from '#ui/status/status'
import { nth } from '../nth.ts'
import { text as samples } from '../samples/text/index.ts'
import { Part } from '../part.tsx'
import { text } from '../text/index.ts'

const kinds: readonly CourseKind[] = ['online', 'project', 'micro', 'projectCourse']

export function Courses() {
  const t = useText(text)
  const s = useText(samples)
  const of = (i: number) => {
    const texts = s.courses[i] ?? []
    return {
      kind: kinds[i] ?? 'online',
      to: '/course',
      title: nth(texts, 0),
      kindName: nth(texts, 1),
      meta: [nth(texts, 2), nth(texts, 3)],
    }
  }
  return (
    <Part title={t.heads.courses}>
      <CourseGrid>
        <CourseCard {...of(0)} id="c1" category="data" percent={38} />
        <CourseCard
          {...of(1)}
          id="c12"
          category="manufacture"
          foot={<StatusDot tone="brand">{s.seats}</StatusDot>}
          points={120}
        />
        <CourseCard {...of(2)} id="c6" category="marketing" foot={<span>{s.learners}</span>} points={10} />
        <CourseCard
          {...of(3)}
          id="c8"
          category="finance"
          requirement={s.must}
          percent={100}
          foot={<Status family="course" status="completed" isTag />}
        />
      </CourseGrid>
    </Part>
  )
}
