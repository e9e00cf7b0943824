import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  icon: LucideIcon
  /** Accessible name and tooltip. */
  label: string
  /** The icon has a direction and is mirrored in Arabic. */
  turns?: boolean
}

export const IconButton = ({ icon: Icon, label, turns = false, className = '', ...rest }: Props) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className={`grid size-11 shrink-0 place-items-center rounded-card text-ink transition-colors duration-150 hover:bg-raised disabled:opacity-40 ${className}`}
    {...rest}
  >
    <Icon aria-hidden className={`size-5 ${turns ? 'turns' : ''}`} />
  </button>
)
