import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { CloudOff, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDownCause } from './down-cause.ts'
import { useDateTimeText } from '../dates/use-date-time-text.ts'

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

/** The page cannot be fetched again, and shows older data. `at`: the time of the data in milliseconds. */
export const StaleNote = ({ at }: { at: number }) => {
  const { t } = useTranslation()
  const dateTime = useDateTimeText()
  return (
    <div className="sticky top-0 z-10">
      <OfflineNote>{t('admin.stale', { time: dateTime(new Date(at).toISOString()) })}</OfflineNote>
    </div>
  )
}
