import { zodResolver } from '@hookform/resolvers/zod'
import { administratorDraft, inviteAdministrator } from '@sufra/shared/administrators/administrator.routes'
import { errorText } from '@sufra/shared/refusals/error-text'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { TextInput } from '@sufra/shared/ui/field'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useRefusalText } from '../../common/api/refusal-text.ts'

type Props = { onInvited: (email: string) => void; onClose: () => void }

const emptyForm = { firstName: '', lastName: '', email: '' }

export const InviteDialog = ({ onInvited, onClose }: Props) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const formId = useId()
  const [failure, setFailure] = useState<unknown>()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(administratorDraft),
    defaultValues: emptyForm,
    mode: 'onTouched',
  })
  const submit = handleSubmit(async (draft) => {
    setFailure(undefined)
    try {
      await call(inviteAdministrator, { body: draft })
      onInvited(draft.email)
    } catch (error) {
      setFailure(error)
    }
  })
  const errorOf = (name: keyof typeof emptyForm) => refusalText(formState.errors[name]?.message)
  return (
    <Dialog
      isOpen
      isForm
      onClose={onClose}
      title={t('administrators.invite')}
      description={t('administrators.inviteText')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={formState.isSubmitting}>
            {t('administrators.send')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4 pt-4">
        {failure !== undefined && (
          <p role="alert" className="rounded-card bg-red-soft p-3 text-sm font-semibold text-red">
            {errorText(failure, t)}
          </p>
        )}
        <TextInput label={t('administrators.firstName')} autoComplete="off" error={errorOf('firstName')} {...register('firstName')} />
        <TextInput label={t('administrators.lastName')} autoComplete="off" error={errorOf('lastName')} {...register('lastName')} />
        <TextInput
          label={t('administrators.email')}
          type="email"
          dir="ltr"
          autoComplete="off"
          error={errorOf('email')}
          {...register('email')}
        />
      </form>
    </Dialog>
  )
}
