/** The logo: a covered dish. The pages and the installed apps have the same icon. */
export const Brand = ({ className = 'size-10' }: { className?: string }) => (
  <svg aria-hidden viewBox="0 0 64 64" className={className}>
    <rect width="64" height="64" rx="16" className="fill-brand" />
    <path d="M14 38a18 18 0 0 1 36 0z" className="fill-on-brand" />
    <rect x="10" y="42" width="44" height="5" rx="2.5" fill="#e0a030" />
  </svg>
)
