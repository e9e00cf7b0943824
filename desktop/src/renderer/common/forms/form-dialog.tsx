import { zodResolver } from '@hookform/resolvers/zod'
import { errorText } from '@sufra/shared/contract/error-text'
import { Dialog } from '@sufra/shared/ui/dialog'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { useId, useState, type ReactNode } from 'react'
import { FormProvider, useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { FormProblem } from './form-problem.tsx'
import { SaveActions } from './save-actions.tsx'

type Form<Input extends FieldValues, Draft> = UseFormReturn<Input, unknown, Draft>

/** A form that is validated with the same schema as on the server. */
export const useSchemaForm = <Input extends FieldValues, Draft>(
  schema: z.ZodType<Draft, Input>,
  defaultValues: DefaultValues<Input>,
): Form<Input, Draft> => useForm<Input, unknown, Draft>({ resolver: zodResolver(schema), defaultValues, mode: 'onTouched' })

type Props<Input extends FieldValues, Draft> = {
  form: Form<Input, Draft>
  title: string
  description?: string
  submitLabel?: string
  isDisabled?: boolean
  isDanger?: boolean
  /** A button before the others. */
  action?: ReactNode
  /** Saves the draft. Returns the success message. */
  onSave: (draft: Draft) => Promise<string>
  /** Handles a failure. Returns false when it should be displayed. */
  resolve?: (error: unknown) => Promise<boolean>
  onClose: () => void
  /** The text of a failure that differs from the usual one. */
  errorOf?: (error: unknown) => string
  children: ReactNode
}

/** The dialog around a schema form: it stays open, with the reason, when saving fails. */
export const FormDialog = <Input extends FieldValues, Draft>({
  form,
  title,
  description,
  submitLabel,
  isDisabled,
  isDanger,
  action,
  onSave,
  resolve,
  onClose,
  errorOf,
  children,
}: Props<Input, Draft>) => {
  const { t } = useTranslation()
  const formId = useId()
  const [problem, setProblem] = useState<string>()
  const submit = form.handleSubmit(async (draft) => {
    setProblem(undefined)
    try {
      showSuccess(await onSave(draft))
      onClose()
    } catch (error) {
      if (await resolve?.(error)) return
      setProblem(errorOf ? errorOf(error) : errorText(error, t))
    }
  })
  const { isSubmitting } = form.formState
  return (
    <Dialog
      isOpen
      isForm
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <OwnElements>{action}</OwnElements>
          <SaveActions
            formId={formId}
            isBusy={isSubmitting}
            isDisabled={isDisabled}
            isDanger={isDanger}
            onCancel={onClose}
            submitLabel={submitLabel}
          />
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          onSubmit={(event) => void submit(event)}
          noValidate
          className={`flex flex-col gap-4 ${description === undefined ? '' : 'pt-4'}`}
        >
          <OwnElements>{children}</OwnElements>
          <FormProblem text={problem} />
        </form>
      </FormProvider>
    </Dialog>
  )
}
