import type { DiningTable } from '@sufra/shared/tables/table'
import { Button } from '@sufra/shared/ui/button'
import { useTranslation } from 'react-i18next'
import type { OpenDialog } from './dialogs/open-dialog.ts'

type Props = {
  tables: readonly DiningTable[]
  onSelectAll: () => void
  onOpen: (dialog: OpenDialog) => void
  onDone: () => void
}

/** The actions on the selected tables. */
export const SelectionBar = ({ tables, onSelectAll, onOpen, onDone }: Props) => {
  const { t } = useTranslation()
  const isEmpty = tables.length === 0
  return (
    <div className="sticky bottom-0 flex flex-wrap items-center gap-2 border-t border-line bg-card p-3">
      <output className="grow text-sm font-semibold">{t('tables.select.count', { count: tables.length })}</output>
      <Button kind="quiet" onClick={onSelectAll}>
        {t('tables.select.all')}
      </Button>
      <Button kind="secondary" disabled={isEmpty} onClick={() => onOpen({ kind: 'print', tables })}>
        {t('tables.printCodes')}
      </Button>
      <Button kind="secondary" disabled={isEmpty} onClick={() => onOpen({ kind: 'zone', tables })}>
        {t('tables.changeZone')}
      </Button>
      <Button kind="secondary" disabled={isEmpty} onClick={() => onOpen({ kind: 'replace', tables })}>
        {t('tables.replaceCodes')}
      </Button>
      <Button kind="danger" disabled={isEmpty} onClick={() => onOpen({ kind: 'remove', tables })}>
        {t('tables.delete')}
      </Button>
      <Button onClick={onDone}>{t('tables.select.done')}</Button>
    </div>
  )
}
