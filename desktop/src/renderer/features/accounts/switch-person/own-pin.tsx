import { maxPinLength, minOwnerPinLength, newPin } from '@sufra/shared/pins/pin'
import { pinDraft, removePin, setPin } from '@sufra/shared/pins/pin.routes'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { Button } from '@sufra/shared/ui/button'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useTranslation } from 'react-i18next'
import { PasswordInput } from '../password-input.tsx'
import { call } from '../../../common/api/api.ts'
import { queryClient } from '../../../common/api/query-client.ts'
import { useRefusalText } from '../../../common/api/refusals.ts'
import { FormDialog, useSchemaForm } from '../../../common/forms/form-dialog.tsx'
import { useBusy } from '../../../common/ui/use-busy.ts'
import { peopleKey } from './people-key.ts'

const readPeopleAgain = () => void queryClient.invalidateQueries({ queryKey: peopleKey })

type Props = { hasPin: boolean; minLength: number; onClose: () => void }

const ownersDraft = pinDraft.extend({
  pin: newPin.refine((pin) => pin.length >= minOwnerPinLength, 'pin.owner_length' satisfies RefusalCode),
})

/** Sets, changes or removes the user's own PIN. */
export const OwnPin = ({ hasPin, minLength, onClose }: Props) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const { isBusy, run } = useBusy()
  const isOwners = minLength >= minOwnerPinLength
  const form = useSchemaForm(isOwners ? ownersDraft : pinDraft, { password: '', pin: '' })
  const { errors } = form.formState
  const remove = () =>
    run(async () => {
      await call(removePin, {})
      readPeopleAgain()
      showSuccess(t('people.removed'))
      onClose()
    })
  return (
    <FormDialog
      form={form}
      title={t('people.ownPin')}
      description={t(isOwners ? 'people.ownerPinText' : 'people.ownPinText')}
      submitLabel={t('people.save')}
      action={
        hasPin && (
          <Button kind="danger" className="me-auto" isBusy={isBusy} onClick={() => void remove()}>
            {t('people.removePin')}
          </Button>
        )
      }
      onSave={async (body) => {
        await call(setPin, { body })
        readPeopleAgain()
        return t('people.saved')
      }}
      onClose={onClose}
    >
      <PasswordInput
        label={t('people.newPin')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={maxPinLength}
        error={refusalText(errors.pin?.message)}
        {...form.register('pin')}
      />
      <PasswordInput
        label={t('people.password')}
        autoComplete="current-password"
        error={refusalText(errors.password?.message)}
        {...form.register('password')}
      />
    </FormDialog>
  )
}
