import type { DiningTable } from '@sufra/shared/tables/table'
import { tableDraft, toTableDraft } from '@sufra/shared/tables/table-draft'
import { listTables, updateTable } from '@sufra/shared/tables/table.routes'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { ConflictNote } from '../../../common/forms/conflict-note.tsx'
import { useConflict } from '../../../common/forms/use-conflict.ts'
import { fieldLabels, NumberField, TableFields } from './form-fields.tsx'
import { FormDialog, useSchemaForm } from '../../../common/forms/form-dialog.tsx'
import { changeTables, useTableError } from '../use-tables.ts'
import type { ZoneGroup } from '../zones.ts'

const paths = Object.keys(fieldLabels) as (keyof typeof fieldLabels)[] // the keys of the object

type Props = { table: DiningTable; zones: readonly ZoneGroup[]; onClose: () => void }

export const EditDialog = ({ table, zones, onClose }: Props) => {
  const { t } = useTranslation()
  const errorOf = useTableError()
  const initial = toTableDraft(table)
  const form = useSchemaForm(tableDraft, initial)
  const { version, resolve, values } = useConflict({
    form,
    initial: { values: initial, version: table.version },
    changed: 'table.changed',
    paths,
    labelOf: (path) => t(fieldLabels[path]),
    read: async () => {
      const newest = (await call(listTables, {})).data.find(({ _id }) => _id === table._id)
      return newest && { values: toTableDraft(newest), version: newest.version }
    },
  })
  const number = useWatch({ control: form.control, name: 'number' })
  return (
    <FormDialog
      form={form}
      errorOf={errorOf}
      title={t('tables.editTitle', { number: table.number })}
      onSave={async (draft) => {
        await changeTables(updateTable, { params: { tableId: table._id }, body: { ...draft, version: version ?? table.version } })
        return t('tables.saved', { number: draft.number })
      }}
      resolve={resolve}
      onClose={onClose}
    >
      {values && <ConflictNote key={version} values={values} />}
      <NumberField
        name="number"
        label={t('tables.form.number')}
        hint={table.print && number !== table.number ? t('tables.form.renumbered') : undefined}
      />
      <TableFields zones={zones} seatsLabel={t('tables.form.seats')} />
    </FormDialog>
  )
}
