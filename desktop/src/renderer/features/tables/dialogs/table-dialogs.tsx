import type { DiningTable } from '@sufra/shared/tables/table'
import { BillDialog } from '../../bills/bill-dialog.tsx'
import { AddDialog } from './add-dialog.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import type { OpenDialog } from './open-dialog.ts'
import { PrintDialog } from './print-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import { ZoneDialog } from './zone-dialog.tsx'
import { groupByZone } from '../zones.ts'

type Props = {
  dialog: OpenDialog | undefined
  tables: readonly DiningTable[]
  onOpen: (dialog: OpenDialog) => void
  onPrint: (tables: readonly DiningTable[]) => void
  onClose: () => void
  /** Called when the selected tables were changed or deleted. */
  onDone: () => void
}

export const TableDialogs = ({ dialog, tables, onOpen, onPrint, onClose, onDone }: Props) => {
  if (!dialog) return null
  if (dialog.kind === 'add') return <AddDialog tables={tables} onClose={onClose} />
  if (dialog.kind === 'edit') return <EditDialog table={dialog.table} zones={groupByZone(tables)} onClose={onClose} />
  if (dialog.kind === 'bill') return <BillDialog tableId={dialog.table._id} tableNumber={dialog.table.number} onClose={onClose} />
  if (dialog.kind === 'zone') return <ZoneDialog tables={dialog.tables} zones={groupByZone(tables)} onClose={onClose} />
  if (dialog.kind === 'print')
    return tables.length > 0 ? <PrintDialog tables={tables} chosen={dialog.tables} onPrint={onPrint} onClose={onClose} /> : null
  if (dialog.kind === 'replace') return <ReplaceDialog tables={dialog.tables} onClose={onClose} onDone={onDone} />
  if (dialog.kind === 'remove') return <RemoveDialog tables={dialog.tables} onClose={onClose} onDone={onDone} />
  const table = tables.find(({ _id }) => _id === dialog.tableId)
  if (!table) return null
  return <CodeDialog table={table} onPrintCard={() => onOpen({ kind: 'print', tables: [table] })} onClose={onClose} />
}
