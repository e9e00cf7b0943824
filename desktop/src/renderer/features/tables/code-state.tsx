import type { DiningTable } from '@sufra/shared/tables/table'
import { useTranslation } from 'react-i18next'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { isolated } from '../../common/ui/text-direction.ts'

/** Whether the table's code has been printed, with the time and the user. */
export const CodeState = ({ table: { print, codeVersion } }: { table: DiningTable }) => {
  const { t } = useTranslation()
  const dateTime = useDateTimeText()
  if (!print)
    return (
      <p className="text-sm font-semibold text-saffron">{codeVersion > 1 ? t('tables.state.replaced') : t('tables.state.notPrinted')}</p>
    )
  const when = dateTime(print.at)
  return (
    <p className="text-sm text-ink-soft">
      <span className="block">
        {print.method === 'file' ? t('tables.state.downloaded', { when }) : t('tables.state.printed', { when })}
      </span>
      {print.by && <span className="block truncate">{t('tables.state.by', { name: isolated(print.by) })}</span>}
    </p>
  )
}
