/** A grey shape of what is about to come; give it the size of that. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <div aria-hidden className={`animate-pulse rounded-card bg-raised ${className}`} />
)
