import type { DiningTable } from '@sufra/shared/tables/table'
import { AddDialog } from './add-dialog.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import type { OpenDialog } from './open-dialog.ts'
import { PrintDialog } from './print-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import { ZoneDialog } from './zone-dialog.tsx'
import { groupByZone } from './zones.ts'

type Props = {
  dialog: OpenDialog | undefined
  tables: readonly DiningTable[]
  onOpen: (dialog: OpenDialog) => void
  onPrint: (tables: readonly DiningTable[]) => void
  onClose: () => void
  /** What was selected is no longer as it was. */
  onDone: () => void
}

export const TableDialogs = ({ dialog, tables, onOpen, onPrint, onClose, onDone }: Props) => {
  if (!dialog) return null
  if (dialog.what === 'add') return <AddDialog tables={tables} onClose={onClose} />
  if (dialog.what === 'edit') return <EditDialog table={dialog.table} zones={groupByZone(tables)} onClose={onClose} />
  if (dialog.what === 'zone') return <ZoneDialog tables={dialog.tables} zones={groupByZone(tables)} onClose={onClose} />
  if (dialog.what === 'print')
    return tables.length > 0 ? <PrintDialog tables={tables} chosen={dialog.tables} onPrint={onPrint} onClose={onClose} /> : null
  if (dialog.what === 'replace') return <ReplaceDialog tables={dialog.tables} onClose={onClose} onDone={onDone} />
  if (dialog.what === 'remove') return <RemoveDialog tables={dialog.tables} onClose={onClose} onDone={onDone} />
  const table = tables.find(({ _id }) => _id === dialog.tableId)
  if (!table) return null
  return <CodeDialog table={table} onPrintCard={() => onOpen({ what: 'print', tables: [table] })} onClose={onClose} />
}
