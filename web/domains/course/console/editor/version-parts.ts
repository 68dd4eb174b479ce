import type { ComponentType } from 'react'
import type { Editor } from './editor.ts'
import type { text } from './text/index.ts'

export type PublishButtonProps = {
  readonly editor: Editor
  readonly words: Pick<(typeof text)['zh-CN'], 'publish' | 'publishStep'>
  readonly onReload: () => Promise<void>
}

/** The parts of the last step about learners, who belong to a higher domain. */
export type VersionParts = {
  readonly PublishButton: ComponentType<PublishButtonProps>
  readonly DraftEffect: ComponentType<{ readonly editor: Editor }>
  readonly OlderVersions: ComponentType<{ readonly courseId: string }>
}
