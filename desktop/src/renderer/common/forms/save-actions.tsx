import { Button } from '@sufra/shared/ui/button'
import { useTranslation } from 'react-i18next'

type Props = { formId: string; isBusy: boolean; isDisabled?: boolean; isDanger?: boolean; onCancel: () => void; submitLabel?: string }

/** The buttons of a dialog with a form: cancel and save. */
export const SaveActions = ({ formId, isBusy, isDisabled, isDanger = false, onCancel, submitLabel }: Props) => {
  const { t } = useTranslation()
  return (
    <>
      <Button kind="quiet" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" kind={isDanger ? 'danger' : 'primary'} form={formId} isBusy={isBusy} disabled={isDisabled}>
        {submitLabel ?? t('list.save')}
      </Button>
    </>
  )
}
