import { zodResolver } from '@hookform/resolvers/zod'
import type { DiningTable } from '@sufra/shared/tables/table'
import { newTables, numbersOf, type NewTables } from '@sufra/shared/tables/table-draft'
import { addTables } from '@sufra/shared/tables/table.routes'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useId, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { FormProblem, NumberField, ZoneFields } from './form-fields.tsx'
import { changeTables, useTableError } from './use-tables.ts'
import { groupByZone } from './zones.ts'

type Props = { tables: readonly DiningTable[]; onClose: () => void }

const usualSeats = 4
const noZone = { en: '', ar: '' }

/** How many tables the form adds; one while a number is missing or wrong. */
const countOf = ({ from, to }: { from?: number; to?: number }): number => {
  const parsed = newTables.safeParse({ from, to, zone: noZone, seats: usualSeats })
  return parsed.success ? numbersOf(parsed.data).length : 1
}

/** Adds one table, or a range of them that are alike. */
export const AddDialog = ({ tables, onClose }: Props) => {
  const { t } = useTranslation()
  const formId = useId()
  const [problem, setProblem] = useState<string>()
  const errorOf = useTableError()
  const form = useForm<z.input<typeof newTables>, unknown, NewTables>({
    resolver: zodResolver(newTables),
    defaultValues: { from: Math.max(0, ...tables.map(({ number }) => number)) + 1, zone: noZone, seats: usualSeats },
    mode: 'onTouched',
  })
  const { handleSubmit, control, formState } = form
  const [from, to] = useWatch({ control, name: ['from', 'to'] })
  const count = countOf({ from, to })

  const submit = handleSubmit(async (draft) => {
    setProblem(undefined)
    try {
      await changeTables(addTables, { body: draft })
      showSuccess(t('tables.add.done', { count: countOf(draft) }))
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
      title={t('tables.add.title')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={formState.isSubmitting}>
            {t('tables.add.submit', { count })}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField name="from" label={t('tables.add.from')} />
            <NumberField name="to" label={t('tables.add.to')} hint={t('tables.add.toHint')} />
          </div>
          <NumberField name="seats" label={t('tables.form.seatsEach')} />
          <ZoneFields zones={groupByZone(tables)} />
          <FormProblem text={problem} />
        </form>
      </FormProvider>
    </Dialog>
  )
}
