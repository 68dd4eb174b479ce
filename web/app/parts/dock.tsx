import { Suspense, useState } from 'react'
import { stateOf, TaskDialog, useDailyTasks } from '#domains/points'
import { scrollToTop } from '#lib/page/navigation'
import { Dock } from '#ui/layout/dock/dock'

/** The floating buttons of a page; daily tasks only where the site has them. */
export function ShellDock({ task }: { readonly task: boolean }) {
  return task ? <DockWithTasks /> : <Dock onTop={scrollToTop} />
}

function DockWithTasks() {
  const { tasks, collect } = useDailyTasks()
  const [isOpen, setIsOpen] = useState(false)
  const done = tasks.filter((task) => stateOf(task) !== 'unfinished').length
  const percent = tasks.length > 0 ? Math.round((done / tasks.length) * 100) : 0
  return (
    <>
      <Dock tasks={{ percent, onOpen: () => setIsOpen(true) }} onTop={scrollToTop} />
      {isOpen && (
        <Suspense>
          <TaskDialog tasks={tasks} onCollect={collect} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
