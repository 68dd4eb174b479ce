import './skeleton.css'

type SkeletonProps = {
  /** The geometry of what will come: any CSS length. */
  readonly width?: string
  readonly height?: string
}

/** A block where text or a picture will stand. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <span className="ly-skeleton" style={{ width, height }} aria-hidden="true" />
}
