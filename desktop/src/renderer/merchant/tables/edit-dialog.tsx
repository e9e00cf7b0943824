import { zodResolver } from '@hookform/resolvers/zod'
import type { DiningTable } from '@sufra/shared/tables/table'
import { tableDraft, type TableDraft } from '@sufra/shared/tables/table-draft'
import { updateTable } from '@sufra/shared/tables/table.routes'
import { Dialog } from '@sufra/shared/ui/dialog'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useId, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { SaveActions } from '../../app/save-actions.tsx'
import { FormProblem, NumberField, ZoneFields } from './form-fields.tsx'
import { changeTables, useTableError } from './use-tables.ts'
import type { ZoneGroup } from './zones.ts'

type Props = { table: DiningTable; zones: readonly ZoneGroup[]; onClose: () => void }

export const EditDialog = ({ table, zones, onClose }: Props) => {
  const { t } = useTranslation()
  const formId = useId()
  const [problem, setProblem] = useState<string>()
  const errorOf = useTableError()
  const form = useForm<z.input<typeof tableDraft>, unknown, TableDraft>({
    resolver: zodResolver(tableDraft),
    defaultValues: { number: table.number, zone: table.zone, seats: table.seats },
    mode: 'onTouched',
  })
  const { handleSubmit, control, formState } = form
  const number = useWatch({ control, name: 'number' })

  const submit = handleSubmit(async (draft) => {
    setProblem(undefined)
    try {
      await changeTables(updateTable, { params: { tableId: table._id }, body: { ...draft, version: table.version } })
      showSuccess(t('tables.saved', { number: draft.number }))
      onClose()
    } catch (error) {
      setProblem(errorOf(error))
    }
  })
  return (
    <Dialog
      isOpen
      isForm
      onClose={onClose}
      title={t('tables.editTitle', { number: table.number })}
      actions={<SaveActions formId={formId} isBusy={formState.isSubmitting} onCancel={onClose} />}
    >
      <FormProvider {...form}>
        <form id={formId} onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
          <NumberField
            name="number"
            label={t('tables.form.number')}
            hint={table.print && number !== table.number ? t('tables.form.renumbered') : undefined}
          />
          <NumberField name="seats" label={t('tables.form.seats')} />
          <ZoneFields zones={zones} />
          <FormProblem text={problem} />
        </form>
      </FormProvider>
    </Dialog>
  )
}
