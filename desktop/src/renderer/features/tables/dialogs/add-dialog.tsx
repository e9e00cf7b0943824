import type { DiningTable } from '@sufra/shared/tables/table'
import { newTables, numbersOf } from '@sufra/shared/tables/table-draft'
import { addTables } from '@sufra/shared/tables/table.routes'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { newFields, NumberField, TableFields } from './form-fields.tsx'
import { FormDialog, useSchemaForm } from '../../../common/forms/form-dialog.tsx'
import { changeTables, useTableError } from '../use-tables.ts'
import { groupByZone } from '../zones.ts'

type Props = { tables: readonly DiningTable[]; onClose: () => void }

/** Number of tables that the form adds; 1 while a number is missing or invalid. */
const countOf = ({ from, to }: { from?: number; to?: number }): number => {
  const parsed = newTables.safeParse({ ...newFields, from, to })
  return parsed.success ? numbersOf(parsed.data).length : 1
}

/** Adds one table, or a range of tables with the same zone and seats. */
export const AddDialog = ({ tables, onClose }: Props) => {
  const { t } = useTranslation()
  const nextNumber = Math.max(0, ...tables.map(({ number }) => number)) + 1
  const errorOf = useTableError()
  const form = useSchemaForm(newTables, { ...newFields, from: nextNumber })
  const [from, to] = useWatch({ control: form.control, name: ['from', 'to'] })
  return (
    <FormDialog
      form={form}
      errorOf={errorOf}
      title={t('tables.add.title')}
      submitLabel={t('tables.add.submit', { count: countOf({ from, to }) })}
      onSave={async (draft) => {
        await changeTables(addTables, { body: draft })
        return t('tables.add.done', { count: countOf(draft) })
      }}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField name="from" label={t('tables.add.from')} />
        <NumberField name="to" label={t('tables.add.to')} hint={t('tables.add.toHint')} />
      </div>
      <TableFields zones={groupByZone(tables)} seatsLabel={t('tables.form.seatsEach')} />
    </FormDialog>
  )
}
