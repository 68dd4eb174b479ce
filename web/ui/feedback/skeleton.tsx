import './skeleton.css'

type SkeletonProps = {
  /** The size of the expected content: any CSS length. */
  readonly width?: string
  readonly height?: string
}

/** A placeholder block for text or a picture. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <span className="ly-skeleton" style={{ width, height }} aria-hidden="true" />
}
