import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { CloudOff, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDownCause } from './down-cause.ts'

type Props = { children: ReactNode; id?: string }

/** A note at the top of a page without a connection: the cause, and the consequence for the page. */
export const OfflineNote = ({ children, id }: Props) => {
  const { t } = useTranslation()
  const cause = useDownCause()
  const Icon = cause === 'offline' ? WifiOff : CloudOff
  return (
    <p id={id} role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-red-soft px-4 py-3 font-semibold text-red">
      <Icon aria-hidden className="size-5 shrink-0" /> <span>{t(`desk.down.${cause}`)}</span> <OwnElements>{children}</OwnElements>
    </p>
  )
}
