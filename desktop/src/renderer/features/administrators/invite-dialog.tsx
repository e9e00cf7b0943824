import { administratorDraft, inviteAdministrator } from '@sufra/shared/administrators/administrator.routes'
import { TextInput } from '@sufra/shared/ui/field'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useRefusalText } from '../../common/api/refusals.ts'
import { FormDialog, useSchemaForm } from '../../common/forms/form-dialog.tsx'
import { leftToRight } from '../../common/ui/text-direction.ts'
import { AdministratorRoleChoice } from './administrator-role-choice.tsx'

type Props = { onInvited: () => void; onClose: () => void }

const emptyForm = { firstName: '', lastName: '', email: '', role: 'reviewer' as const }

export const InviteDialog = ({ onInvited, onClose }: Props) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const form = useSchemaForm(administratorDraft, emptyForm)
  const { register, formState } = form
  const errorOf = (name: keyof typeof emptyForm) => refusalText(formState.errors[name]?.message)
  return (
    <FormDialog
      form={form}
      title={t('administrators.invite')}
      description={t('administrators.inviteText')}
      submitLabel={t('administrators.send')}
      onSave={async (draft) => {
        await call(inviteAdministrator, { body: draft })
        onInvited()
        return t('administrators.invited', { email: leftToRight(draft.email) })
      }}
      onClose={onClose}
    >
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
      <Controller
        control={form.control}
        name="role"
        render={({ field }) => <AdministratorRoleChoice chosen={field.value} onChange={field.onChange} />}
      />
    </FormDialog>
  )
}
