import type { InvitedRole } from '@sufra/shared/staff/staff-rules'
import { invitationDraft, inviteMember } from '@sufra/shared/staff/staff.routes'
import { TextInput } from '@sufra/shared/ui/field'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useRefusalText } from '../../common/api/refusals.ts'
import { FormDialog, useSchemaForm } from '../../common/forms/form-dialog.tsx'
import { leftToRight } from '../../common/ui/text-direction.ts'
import { RoleChoice } from './role-choice.tsx'
import { storeStaff } from './use-staff.ts'

type Props = { roles: readonly InvitedRole[]; onClose: () => void }

export const InviteDialog = ({ roles, onClose }: Props) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const form = useSchemaForm(invitationDraft, { email: '', role: 'staff' })
  return (
    <FormDialog
      form={form}
      title={t('staff.inviteTitle')}
      description={t('staff.inviteText')}
      submitLabel={t('staff.send')}
      onSave={async (draft) => {
        storeStaff(await call(inviteMember, { body: draft }))
        return t('staff.invited', { email: leftToRight(draft.email) })
      }}
      onClose={onClose}
    >
      <TextInput
        label={t('staff.email')}
        type="email"
        dir="ltr"
        autoComplete="off"
        error={refusalText(form.formState.errors.email?.message)}
        {...form.register('email')}
      />
      <Controller
        control={form.control}
        name="role"
        render={({ field }) => <RoleChoice roles={roles} chosen={field.value} onChange={field.onChange} />}
      />
    </FormDialog>
  )
}
