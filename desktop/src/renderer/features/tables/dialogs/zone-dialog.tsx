import type { DiningTable } from '@sufra/shared/tables/table'
import { zone } from '@sufra/shared/tables/table-draft'
import { setZone } from '@sufra/shared/tables/table.routes'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { ZoneFields } from './form-fields.tsx'
import { FormDialog, useSchemaForm } from '../../../common/forms/form-dialog.tsx'
import { changeTables, useTableError } from '../use-tables.ts'
import { groupByZone, type ZoneGroup } from '../zones.ts'

const draftSchema = z.object({ zone })

type Props = { tables: readonly DiningTable[]; zones: readonly ZoneGroup[]; onClose: () => void }

/** Renames a zone, or moves tables to another one. */
export const ZoneDialog = ({ tables, zones, onClose }: Props) => {
  const { t } = useTranslation()
  const [first, ...others] = groupByZone(tables)
  const current = others.length === 0 ? first?.zone : undefined
  const errorOf = useTableError()
  const form = useSchemaForm(draftSchema, { zone: current ?? { en: '', ar: '' } })
  return (
    <FormDialog
      form={form}
      errorOf={errorOf}
      title={t('tables.zoneTitle', { count: tables.length })}
      onSave={async (draft) => {
        await changeTables(setZone, { body: { tableIds: tables.map(({ _id }) => _id), zone: draft.zone } })
        return t('tables.zoneSaved')
      }}
      onClose={onClose}
    >
      <ZoneFields zones={zones} />
    </FormDialog>
  )
}
