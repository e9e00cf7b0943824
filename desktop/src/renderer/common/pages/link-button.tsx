import { buttonKinds } from '@sufra/shared/ui/button'
import type { ComponentProps } from 'react'
import { Link } from './router.ts'

type Props = ComponentProps<typeof Link> & { kind?: 'primary' | 'secondary' }

/** A link to another page that looks like a button. */
export const LinkButton = ({ kind = 'primary', className = '', ...rest }: Props) => (
  <Link
    data-kind={kind}
    className={`inline-flex min-h-11 items-center justify-center rounded-card px-4 text-center text-sm font-semibold ${buttonKinds[kind]} ${className}`}
    {...rest}
  />
)
