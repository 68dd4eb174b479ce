// The light build has no types of its own; its API is the same.
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
