import type { DiningTable } from '@sufra/shared/tables/table'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { Pencil, Printer, QrCode, ReceiptText, RefreshCw, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../common/session/use-may.ts'
import { RowMenu, type RowAction } from '../../common/ui/row-menu.tsx'
import { CodeState } from './code-state.tsx'
import type { OpenDialog } from './dialogs/open-dialog.ts'

type Props = {
  table: DiningTable
  /** Whether the table is selected; undefined while no tables are being selected. */
  isSelected: boolean | undefined
  onSelect: (isSelected: boolean) => void
  onOpen: (dialog: OpenDialog) => void
}

const CardActions = ({ table, onOpen }: Pick<Props, 'table' | 'onOpen'>) => {
  const { t } = useTranslation()
  const { number } = table
  const mayEdit = useMay()('tables.edit')
  const editActions: RowAction[] = [
    { label: t('tables.edit'), icon: Pencil, onChoose: () => onOpen({ kind: 'edit', table }) },
    { label: t('tables.printCode'), icon: Printer, onChoose: () => onOpen({ kind: 'print', tables: [table] }) },
    { label: t('tables.replaceCode'), icon: RefreshCw, onChoose: () => onOpen({ kind: 'replace', tables: [table] }) },
    { label: t('tables.delete'), icon: Trash2, onChoose: () => onOpen({ kind: 'remove', tables: [table] }), isDanger: true },
  ]
  return (
    <>
      <IconButton icon={QrCode} label={t('tables.codeOf', { number })} onClick={() => onOpen({ kind: 'code', tableId: table._id })} />
      <RowMenu
        label={t('tables.actionsOf', { number })}
        actions={[
          { label: t('bills.open'), icon: ReceiptText, onChoose: () => onOpen({ kind: 'bill', table }) },
          ...(mayEdit ? editActions : []),
        ]}
      />
    </>
  )
}

export const TableCard = ({ table, isSelected, onSelect, onOpen }: Props) => {
  const { t } = useTranslation()
  const { number } = table
  return (
    <article
      aria-label={t('board.table', { number })}
      className={`flex h-full flex-col gap-1 rounded-card border bg-card py-3 ps-4 pe-1 ${isSelected ? 'border-brand' : 'border-line'}`}
    >
      <div className="flex items-start">
        <div className="flex min-h-11 min-w-0 grow flex-wrap items-baseline gap-x-3">
          <h3 className="figures text-xl leading-11! font-bold">
            <span className="sr-only">{t('board.table', { number })}</span>
            <span aria-hidden>{number}</span>
          </h3>
          <p className="text-sm text-ink-soft">{t('tables.seats', { count: table.seats })}</p>
        </div>
        {isSelected === undefined ? (
          <CardActions table={table} onOpen={onOpen} />
        ) : (
          <label className="grid size-11 shrink-0 place-items-center">
            <input
              type="checkbox"
              aria-label={t('tables.select.table', { number })}
              checked={isSelected}
              onChange={(event) => onSelect(event.target.checked)}
              className="size-5 accent-brand"
            />
          </label>
        )}
      </div>
      <CodeState table={table} />
    </article>
  )
}
