import { zodResolver } from '@hookform/resolvers/zod'
import { errorText } from '@sufra/shared/refusals/error-text'
import type { InvitedRole } from '@sufra/shared/staff/staff-rules'
import { invitationDraft, inviteMember } from '@sufra/shared/staff/staff.routes'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { TextInput } from '@sufra/shared/ui/field'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useId, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { call } from '../../../common/api/api.ts'
import { useRefusalText } from '../../../common/api/refusal-text.ts'
import { leftToRight } from '../../../common/ui/left-to-right.ts'
import { RoleChoice } from './role-choice.tsx'
import { storeStaff } from './use-staff.ts'

const emptyForm: z.input<typeof invitationDraft> = { email: '', role: 'staff' }

type Props = { roles: readonly InvitedRole[]; onClose: () => void }

export const InviteDialog = ({ roles, onClose }: Props) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const formId = useId()
  const [failure, setFailure] = useState<unknown>()
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(invitationDraft),
    defaultValues: emptyForm,
    mode: 'onTouched',
  })
  const submit = handleSubmit(async (draft) => {
    setFailure(undefined)
    try {
      storeStaff(await call(inviteMember, { body: draft }))
      showSuccess(t('staff.invited', { email: leftToRight(draft.email) }))
      onClose()
    } catch (error) {
      setFailure(error)
    }
  })
  return (
    <Dialog
      isOpen
      isForm
      onClose={onClose}
      title={t('staff.inviteTitle')}
      description={t('staff.inviteText')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={formState.isSubmitting}>
            {t('staff.send')}
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
        <TextInput
          label={t('staff.email')}
          type="email"
          dir="ltr"
          autoComplete="off"
          error={refusalText(formState.errors.email?.message)}
          {...register('email')}
        />
        <Controller
          control={control}
          name="role"
          render={({ field }) => <RoleChoice roles={roles} chosen={field.value} onChange={field.onChange} />}
        />
      </form>
    </Dialog>
  )
}
