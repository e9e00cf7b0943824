import { zodResolver } from '@hookform/resolvers/zod'
import type { LocalizedText } from '@sufra/shared/localized-text'
import type { DiningTable } from '@sufra/shared/tables/table'
import { zone } from '@sufra/shared/tables/table-draft'
import { setZone } from '@sufra/shared/tables/table.routes'
import { Dialog } from '@sufra/shared/ui/dialog'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useId, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { SaveActions } from '../../app/save-actions.tsx'
import { FormProblem, ZoneFields } from './form-fields.tsx'
import { changeTables, useTableError } from './use-tables.ts'
import { groupByZone, type ZoneGroup } from './zones.ts'

const draft = z.object({ zone })

type Props = { tables: readonly DiningTable[]; zones: readonly ZoneGroup[]; onClose: () => void }

/** Renames a zone, or moves tables to another one. */
export const ZoneDialog = ({ tables, zones, onClose }: Props) => {
  const { t } = useTranslation()
  const formId = useId()
  const [problem, setProblem] = useState<string>()
  const errorOf = useTableError()
  const own = groupByZone(tables)
  const form = useForm<z.input<typeof draft>, unknown, { zone: LocalizedText }>({
    resolver: zodResolver(draft),
    defaultValues: { zone: (own.length === 1 && own[0]?.zone) || { en: '', ar: '' } },
    mode: 'onTouched',
  })

  const submit = form.handleSubmit(async (given) => {
    setProblem(undefined)
    try {
      await changeTables(setZone, { body: { tableIds: tables.map(({ _id }) => _id), zone: given.zone } })
      showSuccess(t('tables.zoneSaved'))
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
      title={t('tables.zoneTitle', { count: tables.length })}
      actions={<SaveActions formId={formId} isBusy={form.formState.isSubmitting} onCancel={onClose} />}
    >
      <FormProvider {...form}>
        <form id={formId} onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
          <ZoneFields zones={zones} />
          <FormProblem text={problem} />
        </form>
      </FormProvider>
    </Dialog>
  )
}
