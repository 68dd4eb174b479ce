export { CommentSection } from './comment-section.tsx'
export { type Colleague, PeopleChoice } from './people-choice.tsx'
export { CollectButton, LikeButton, ShareButton } from './reaction-buttons.tsx'
