import { zodResolver } from '@hookform/resolvers/zod'
import { Dialog } from '@sufra/shared/ui/dialog'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useId, useState, type ReactNode } from 'react'
import { FormProvider, useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { SaveActions } from '../../../common/ui/save-actions.tsx'
import { FormProblem } from './form-fields.tsx'
import { useTableError } from '../use-tables.ts'

type Form<Input extends FieldValues, Draft> = UseFormReturn<Input, unknown, Draft>

/** A form of tables, checked by the schema that the server checks with. */
export const useTableForm = <Input extends FieldValues, Draft>(
  schema: z.ZodType<Draft, Input>,
  defaultValues: DefaultValues<Input>,
): Form<Input, Draft> => useForm<Input, unknown, Draft>({ resolver: zodResolver(schema), defaultValues, mode: 'onTouched' })

type Props<Input extends FieldValues, Draft> = {
  form: Form<Input, Draft>
  title: string
  submitLabel?: string
  /** Saves the draft. Returns the success message. */
  onSave: (draft: Draft) => Promise<string>
  onClose: () => void
  children: ReactNode
}

/** The dialog around such a form: it stays open, with the reason, when saving fails. */
export const TableFormDialog = <Input extends FieldValues, Draft>({
  form,
  title,
  submitLabel,
  onSave,
  onClose,
  children,
}: Props<Input, Draft>) => {
  const formId = useId()
  const [problem, setProblem] = useState<string>()
  const errorOf = useTableError()
  const submit = form.handleSubmit(async (draft) => {
    setProblem(undefined)
    try {
      showSuccess(await onSave(draft))
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
      title={title}
      actions={<SaveActions formId={formId} isBusy={form.formState.isSubmitting} onCancel={onClose} submitLabel={submitLabel} />}
    >
      <FormProvider {...form}>
        <form id={formId} onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
          {children}
          <FormProblem text={problem} />
        </form>
      </FormProvider>
    </Dialog>
  )
}
