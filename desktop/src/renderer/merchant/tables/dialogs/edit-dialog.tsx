import type { DiningTable } from '@sufra/shared/tables/table'
import { tableDraft } from '@sufra/shared/tables/table-draft'
import { updateTable } from '@sufra/shared/tables/table.routes'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { NumberField, ZoneFields } from './form-fields.tsx'
import { FormDialog, useSchemaForm } from '../../../common/ui/form-dialog.tsx'
import { changeTables, useTableError } from '../use-tables.ts'
import type { ZoneGroup } from '../zones.ts'

type Props = { table: DiningTable; zones: readonly ZoneGroup[]; onClose: () => void }

export const EditDialog = ({ table, zones, onClose }: Props) => {
  const { t } = useTranslation()
  const errorOf = useTableError()
  const form = useSchemaForm(tableDraft, { number: table.number, zone: table.zone, seats: table.seats })
  const number = useWatch({ control: form.control, name: 'number' })
  return (
    <FormDialog
      form={form}
      errorOf={errorOf}
      title={t('tables.editTitle', { number: table.number })}
      onSave={async (draft) => {
        await changeTables(updateTable, { params: { tableId: table._id }, body: { ...draft, version: table.version } })
        return t('tables.saved', { number: draft.number })
      }}
      onClose={onClose}
    >
      <NumberField
        name="number"
        label={t('tables.form.number')}
        hint={table.print && number !== table.number ? t('tables.form.renumbered') : undefined}
      />
      <NumberField name="seats" label={t('tables.form.seats')} />
      <ZoneFields zones={zones} />
    </FormDialog>
  )
}
