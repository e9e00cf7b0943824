import { useTranslation } from 'react-i18next'
import { useDateTimeText } from '../dates/use-date-time-text.ts'
import { OfflineNote } from './offline-note.tsx'

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
