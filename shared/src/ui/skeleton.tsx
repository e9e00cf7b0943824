/** Placeholder for content that is loading; give it the size of the content. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <div aria-hidden data-skeleton className={`animate-pulse rounded-card bg-raised ${className}`} />
)
