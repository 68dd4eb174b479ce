import { findAnswer, type Puzzle } from './find-answer.ts'

// In a worker, so that typing stays responsive.
addEventListener('message', ({ data }: MessageEvent<Puzzle>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to its own page
  postMessage(findAnswer(data, { from: 0, upTo: Number.MAX_SAFE_INTEGER }))
})
