import type { ModuleContent, Rule } from '@lyceum/contract/course'
import { useState } from 'react'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Modal } from '#ui/layout/modal'
import { text } from '../text/index.ts'
import { newLeaf } from './leaf-edits.ts'
import { RuleTree } from './rule-tree.tsx'

type RuleDialogProps = {
  readonly rule: Rule | null
  /** The preceding modules: only they can be required. */
  readonly modules: readonly ModuleContent[]
  readonly onSet: (rule: Rule | null) => void
  readonly onClose: () => void
}

/** Edits when a module opens. */
export function RuleDialog({ rule, modules, onSet, onClose }: RuleDialogProps) {
  const t = useText(text).rule
  const first = newLeaf('module', modules)
  const [edited, setEdited] = useState<Rule | null>(rule ?? (first ? { op: 'all', of: [first] } : null))
  return (
    <Modal
      title={t.title}
      width={680}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onSet(null)}>{t.clear}</Button>
          <Button look="primary" onClick={() => onSet(edited)}>
            {t.done}
          </Button>
        </>
      }
    >
      <p className="editor-hint">{modules.length > 0 ? t.lead : t.nothingBefore}</p>
      {edited && (
        <RuleTree
          rule={edited}
          modules={modules}
          needs={['module', 'score', 'minutes']}
          isLocked={false}
          onChange={setEdited}
        />
      )}
      {!edited && first && (
        <Button size="small" onClick={() => setEdited({ op: 'all', of: [first] })}>
          {t.add}
        </Button>
      )}
    </Modal>
  )
}
