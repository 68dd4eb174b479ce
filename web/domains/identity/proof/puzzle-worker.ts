import { findAnswer, type Puzzle } from './find-answer.ts'

// Beside the page: whoever types does not notice it.
addEventListener('message', ({ data }: MessageEvent<Puzzle>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to its own page
  postMessage(findAnswer(data, { from: 0, upTo: Number.MAX_SAFE_INTEGER }))
})
